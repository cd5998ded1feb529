/** Weighted area under the ROC curve; ties count half. */
export function auroc(
  scores: readonly number[],
  labels: readonly number[],
  weights: readonly number[],
): number {
  const order = scores.map((_, i) => i).sort((a, b) => scores[a]! - scores[b]!)
  let below = 0
  let area = 0
  let pos = 0
  for (let i = 0; i < order.length; ) {
    let j = i
    let p = 0
    let n = 0
    while (j < order.length && scores[order[j]!] === scores[order[i]!]) {
      if (labels[order[j]!]) p += weights[order[j]!]!
      else n += weights[order[j]!]!
      j++
    }
    area += p * (below + n / 2)
    below += n
    pos += p
    i = j
  }
  return pos === 0 || below === 0 ? Number.NaN : area / (pos * below)
}

/** Returns the score exceeded by the fraction `rate` of the safe rows. */
export function thresholdAt(
  rate: number,
  scores: readonly number[],
  labels: readonly number[],
  weights: readonly number[],
): number {
  const safe = scores
    .map((score, i) => ({ score, i }))
    .filter(({ i }) => !labels[i])
    .sort((a, b) => b.score - a.score)
  const all = safe.reduce((sum, { i }) => sum + weights[i]!, 0)
  let passed = 0
  for (const { score, i } of safe) {
    passed += weights[i]!
    if (passed > rate * all) return score
  }
  return Number.NEGATIVE_INFINITY
}

/** Returns the fraction of rows of one label above a threshold. */
export function shareAbove(
  threshold: number,
  scores: readonly number[],
  labels: readonly number[],
  weights: readonly number[],
  label: number,
): number {
  let above = 0
  let all = 0
  scores.forEach((score, i) => {
    if (labels[i] !== label) return
    all += weights[i]!
    if (score > threshold) above += weights[i]!
  })
  return above / all
}
