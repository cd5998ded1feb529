import type { ReportAnswer } from '../report-input.ts'

/** Where a page with script sends a report. Without script the form goes to the page itself. */
export const SUBMIT_PATH = '/api/reports'

/**
 * Sends a report and tells of the bytes on their way, which `fetch` can't.
 * @param onProgress told the share of bytes sent, from 0 to 1
 * @returns the server's answer, or null when there was none: the network or the server failed, or the visitor cancelled
 */
export function sendReport(
  body: FormData,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<ReportAnswer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', SUBMIT_PATH)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(isAnswer(request.response) ? request.response : null)
    for (const end of ['error', 'timeout', 'abort'] as const) {
      request.addEventListener(end, () => resolve(null))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function isAnswer(value: unknown): value is ReportAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value
}
