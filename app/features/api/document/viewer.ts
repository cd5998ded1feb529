/** Id of the element that shows the description of the API. */
export const VIEWER_ID = 'api-document'

/** The OpenAPI document. */
export const DOCUMENT_PATH = '/api/v1/openapi.json'
