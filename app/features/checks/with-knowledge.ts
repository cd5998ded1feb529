import type { Verdict } from '#analyzer'
import type { Knowledge } from '#app/features/indicators/known/knowledge.ts'
import type { Analysis, Reason, ScamType } from './analysis.ts'

/**
 * Confidence in percent for a text with an indicator that staff or a trusted list confirmed. Not higher,
 * because a number can be forged and a site can change hands.
 */
const CONFIRMED = 95

/** Combines a verdict on words with what is known about the indicators. Knowledge never makes it safer. */
export function withKnowledge(analysis: Analysis, knowledge: Knowledge): Analysis {
  const { isDecisive, isDoubtful, isAlone, facts, entry } = knowledge
  const ofWords = isAlone ? analysis.reasons.filter(isNotOfWording) : analysis.reasons
  const reasons = [...knowledge.reasons, ...ofWords]
  const known = { ...analysis, reasons, facts, entry }
  if (isDecisive) return confirmed(known, knowledge)
  if (knowledge.target && analysis.outcome !== 'scam') return asTarget(known, knowledge.target)
  // The advice is about numbers unless an address in a mailbox alone is judged.
  const isJudged = isAlone
    ? analysis.outcome === 'scam' && ofWords.length > 0
    : analysis.outcome !== 'safe'
  return isDoubtful && !isJudged ? doubted(known) : known
}

/** The impression that the wording of a whole text makes means nothing for a number without words. */
function isNotOfWording(reason: Reason): boolean {
  return !('code' in reason && reason.code === 'wording-typical-of-scams')
}

function confirmed(analysis: Analysis, { scamTypes }: Knowledge): Analysis {
  const [code = 'unspecified'] = scamTypes
  const isScam = analysis.outcome === 'scam'
  return {
    ...analysis,
    outcome: 'scam',
    isSafe: false,
    confidence: Math.max(isScam ? analysis.confidence : 0, CONFIRMED),
    scamType: analysis.scamType ?? ({ code } as ScamType),
    recommendation: isScam ? analysis.recommendation : { code: 'known-scam' },
    warningLevel: analysis.warningLevel === 'critical' ? 'critical' : 'high',
    wouldChange: null,
  }
}

/** The verdict on the address behind a short link, which is where the text leads. */
function asTarget(analysis: Analysis, target: Verdict): Analysis {
  return {
    ...analysis,
    outcome: 'scam',
    isSafe: false,
    confidence: target.confidence,
    scamType: target.scamType && { code: target.scamType },
    recommendation: { code: target.recommendation },
    warningLevel: target.warningLevel,
    wouldChange: null,
  }
}

function doubted(analysis: Analysis): Analysis {
  return {
    ...analysis,
    outcome: 'unsure',
    isSafe: true,
    scamType: null,
    recommendation: { code: 'not-known' },
    warningLevel: 'medium',
    wouldChange: 'whether-you-know-the-sender',
  }
}
