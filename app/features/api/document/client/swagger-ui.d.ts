/** The options of Swagger UI that we use. The package has no types. */
declare module 'swagger-ui-dist/swagger-ui-bundle.js' {
  export default function SwaggerUIBundle(options: {
    dom_id: string
    url: string
    plugins: readonly (() => object)[]
    supportedSubmitMethods: readonly string[]
    validatorUrl: null
  }): void
}
