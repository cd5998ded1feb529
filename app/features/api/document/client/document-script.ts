/** Client script of the page that describes the API: shows the OpenAPI document in Swagger UI, from our origin. */
import styles from 'swagger-ui-dist/swagger-ui.css?inline'
import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-bundle.js'
import { DOCUMENT_PATH, VIEWER_ID } from '../viewer.ts'
import { withOwnLayout } from './own-layout.ts'
import ownStyles from './viewer.css?inline'

/** Pictures inside of the styles, of parts that are left out. The policy of the page does not allow them. */
const PICTURES = /url\((["']?)data:.*?\1\)/g

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles.replaceAll(PICTURES, 'none') + ownStyles)
document.adoptedStyleSheets.push(sheet)

SwaggerUIBundle({
  dom_id: `#${VIEWER_ID}`,
  url: DOCUMENT_PATH,
  layout: 'OwnLayout',
  plugins: [withOwnLayout],
  supportedSubmitMethods: [],
  syntaxHighlight: false,
  validatorUrl: null,
})
