/** PostgreSQL keeps no text with a NUL in it and SQLite shows it cut off there; nobody means one. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}
