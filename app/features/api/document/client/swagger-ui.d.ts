/** The options of Swagger UI that we use. The package has no types. */
declare module 'swagger-ui-dist/swagger-ui-bundle.js' {
  export default function SwaggerUIBundle(options: {
    dom_id: string
    url: string
    layout: string
    plugins: readonly ((viewer: import('./own-layout.ts').Viewer) => object)[]
    supportedSubmitMethods: readonly string[]
    syntaxHighlight: false
    validatorUrl: null
  }): void
}
