/** See scripts/bundle/own-scripts.ts. */
declare module '*?script' {
  const address: string
  export default address
}
