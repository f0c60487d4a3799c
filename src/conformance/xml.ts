/** An XML element with its attributes and content. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (XmlElement | string)[];
}

export function element(
  name: string,
  attributes: XmlElement["attributes"],
  ...children: readonly (XmlElement | string)[]
): XmlElement {
  return { name, attributes, children };
}

/** A document with the given root. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, "")}`;
}

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const open = `${indent}<${name}${head.join("")}`;
  if (children.length === 0) return `${open}/>\n`;
  if (children.every((child) => typeof child === "string")) {
    return `${open}>${children.map(escapeXml).join("")}</${name}>\n`;
  }
  const inner = children.map((child) =>
    typeof child === "string" ? escapeXml(child) : write(child, `${indent}  `),
  );
  return `${open}>\n${inner.join("")}${indent}</${name}>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes mark-up; characters that XML 1.0 cannot hold at all become U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, "\ufffd");
}
