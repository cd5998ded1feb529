import { linkSignal } from '../detector.ts'

/** "https://emiratespost.ae@evil.top": what stands before the @ is not where the link goes. */
export const userInfoTrick = linkSignal('user-info-trick', (link) =>
  link.userInfo.includes('.') ? { shown: link.userInfo } : null,
)
