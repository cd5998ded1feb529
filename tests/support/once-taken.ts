/**
 * Repeats a request while a busy machine rejects it with 503, as its visitor would. Such a request changes
 * nothing. For crowds, whose test is not about overload.
 */
export async function onceTaken<Answer extends number | { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send()
  const status = typeof answer === 'number' ? answer : answer.status
  return status === 503 ? onceTaken(send) : answer
}
