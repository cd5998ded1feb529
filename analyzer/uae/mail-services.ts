/**
 * Helpdesks and mail services whose customers each write and are answered under a name of their own before the service's
 * ("tabby.zendesk.com"), as of November 2026. Nobody can take a name that another has there.
 */
export const MAIL_SERVICES: ReadonlySet<string> = new Set(
  `zendesk.com freshdesk.com freshservice.com intercom-mail.com hs-inbox.com zohodesk.com zohodesk.eu gorgias.com
  reamaze.com kayako.com happyfox.com helpscoutapp.com atlassian.net on.crisp.email onmicrosoft.com`.split(
    /\s+/,
  ),
)
