import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SCORECARD } from '#analyzer'
import { CONTENT_TYPES } from '#app/domain/content-type.ts'
import type { Answer, Label } from '#app/features/checks/feedback/answer.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { scamChecks } from '#database/schema/checks.ts'
import { checkAnswers, checkLabels } from '#database/schema/feedback.ts'
import { accuracy as accuracyAr } from '#words/ar/checker/accuracy.js'
import { accuracy } from '#words/en/checker/accuracy.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

test.each([
  { path: '/accuracy', words: accuracy },
  { path: '/ar/accuracy', words: accuracyAr },
])('$path shows the figures of the scorecard and the limits of the checker', async ({
  path,
  words,
}) => {
  const page = await fetch((await serve(await testApp())) + path)
  expect(page.status).toBe(200)
  const text = visibleText(await page.text())
  for (const type of CONTENT_TYPES) {
    const { found, missed, falseAlarms, unsure } = SCORECARD.types[type]
    expect(text).toContain(words.types[type])
    const percent = (share: number) => words.percent({ n: Math.round(share * 1000) / 10 })
    for (const [scam, doubt, safe] of [
      [found, 1 - found - missed, missed],
      [falseAlarms, unsure, 1 - falseAlarms - unsure],
    ] as const)
      expect(text).toContain(
        words.called({ scam: percent(scam), unsure: percent(doubt), safe: percent(safe) }),
      )
  }
  for (const item of [...words.limits.items, ...words.how.items]) expect(text).toContain(item)
})

describe('feedback on verdicts', () => {
  const { said } = accuracy

  test.each([
    { path: '/accuracy', words: accuracy.said },
    { path: '/ar/accuracy', words: accuracyAr.said },
  ])('is empty at first: $path says so and shows no numbers', async ({ path, words }) => {
    const text = await read(await testApp(), path)
    expect(text).toContain(`${words.intro} ${words.none}`)
    expect(text).toContain(`${words.staffIntro} ${words.staffNone}`)
  })

  test('is shown as counts, and from a hundred answers on as a share', async () => {
    const app = await testApp()
    await answers(app, { yes: 60, no: 30, unsure: 9 })
    const few = await read(app)
    expect(few).toContain(`Yes 60 No 30 Not sure 9 ${said.tooFew({ least: 100 })}`)
    expect(few).not.toContain('were “Yes”')
    await answers(app, { yes: 2, no: 0, unsure: 0 })
    const enough = await read(app)
    expect(enough).toContain(
      `Yes 62 No 30 Not sure 9 ${said.share({ percent: '61%', all: '101' })}`,
    )
    expect(enough).not.toContain(said.tooFew({ least: 100 }))
  })

  test('by staff is shown as counts of right and wrong verdicts, never as a share', async () => {
    const app = await testApp()
    const given = [
      ['scam', 'scam'],
      ['scam', 'not-scam'],
      ['safe', 'scam'],
      ['safe', 'scam'],
      ['safe', 'not-scam'],
      ['scam', 'unknown'],
    ] as const
    for (const [result, label] of given) await labelled(app, result, label)
    const { right, wrong, unknown } = said.labels
    expect(await read(app)).toContain(`${said.staffIntro} ${right} 2 ${wrong} 3 ${unknown} 1`)
  })

  test('that cannot be read does not affect the measured figures', async () => {
    const app = await testApp()
    await app.db.execute(sql`drop table check_answers`)
    const text = await read(app)
    expect(text).toContain(said.notLoaded)
    expect(text).toContain(accuracy.limits.title)
  })

  /** Cached pages are up to a minute old, so each read uses its own server. */
  async function read(app: App, path = '/accuracy'): Promise<string> {
    const page = await fetch((await serve(app)) + path)
    expect(page.status).toBe(200)
    return visibleText(await page.text())
  }

  async function answers({ db }: App, counts: Record<Answer, number>): Promise<void> {
    for (const [answer, n] of Object.entries(counts)) {
      for (let done = 0; done < n; done++) {
        const id = await addCheck(db, 'scam')
        await db.insert(checkAnswers).values({ checkId: id, userIpHash: 'v', answer, locale: 'en' })
      }
    }
  }

  async function labelled({ db }: App, result: string, label: Label): Promise<void> {
    await db.insert(checkLabels).values({ checkId: await addCheck(db, result), label })
  }

  async function addCheck(db: Database, result: string): Promise<string> {
    const id = newId()
    await db.insert(scamChecks).values({
      id,
      type: 'message',
      contentEncrypted: '',
      result,
      confidence: 90,
      reasons: [],
      recommendation: '',
      warningLevel: 'low',
      analyzer: 'local',
      userIpHash: 'v',
    })
    return id
  }
})
