import { type FetchedPage, readPage } from '#app/ui/partial-update/fetch-page.ts'

/**
 * Sends a report with upload progress, which `fetch` does not support.
 * @param onProgress receives the fraction sent, 0 to 1
 * @returns the response page, or null if the server is unreachable or the request was aborted
 */
export function sendReport(
  { action, body }: { action: string; body: FormData },
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<FetchedPage | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', action)
    request.setRequestHeader('Accept', 'text/html')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const address = new URL(request.responseURL)
      resolve({ page: readPage(request.responseText), address })
    }
    for (const end of ['error', 'timeout', 'abort'] as const) {
      request.addEventListener(end, () => resolve(null))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
