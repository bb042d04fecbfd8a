declare module '*?inline-script' {
  /** The script, compiled and minified. */
  const text: string
  export default text
}
