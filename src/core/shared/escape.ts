const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for the content and the attributes of HTML and XML. */
export function escapeXml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Escapes text for the content of HTML only, where quotes are allowed. */
export function escapeText(value: string): string {
  return value.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)
}

/** JSON for a `<script>` element: no `<` can close the element, and no line separator can end a JavaScript string. */
export function stringifyForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
