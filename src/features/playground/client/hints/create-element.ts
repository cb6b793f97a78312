/** Creates an element with a class and content. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...content)
  return element
}

/** The parts of a text with `{name}`, with an element in its place. */
export function fillText(text: string, values: Record<string, Node>): (Node | string)[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? (values[part] ?? part) : part))
}
