import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults, atBothSizes, expect, open, test } from './fixtures.ts'

const SCAM =
  'عزيزي العميل، شحنتك لدى Emirates Post محتجزة. ادفع رسوم 9.99 درهم خلال 24 ساعة عبر https://emiratespost-ae.top/pay وأرسل رمز التحقق.'

test('a message is checked in Arabic, with Arabic reasons and marked words', async ({ page }) => {
  await open(page, '/ar/scam-checker')
  await expect(page).toHaveTitle('كاشف الاحتيال | حماية - الوقاية من الاحتيال في الإمارات')
  await page.getByLabel('الرسالة').fill(SCAM)
  await page.getByRole('button', { name: 'افحص الآن' }).click()
  await expect(page.getByRole('heading', { name: 'هذا احتيال على الأرجح' })).toBeFocused()
  const reasons = page.getByRole('listitem').filter({ hasText: 'emiratespost-ae.top' })
  await expect(reasons.first()).toContainText('بريد الإمارات')
  const marks = page.locator('mark')
  await expect(marks.filter({ hasText: 'رمز التحقق' }).first()).toBeVisible()
  await expect(marks.filter({ hasText: 'https://emiratespost-ae.top/pay' })).toBeVisible()
  const marked = page.getByRole('group').filter({ has: marks })
  await expect(marked).toHaveCSS('direction', 'rtl')
  await expect(page.getByText('المتبقي لك في هذه الساعة: 9 فحوص')).toBeVisible()
  await expect(page.getByText(/مشابه.* في الإمارات/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await test.step('the confidence bar fills from the right', async () => {
    const confidence = page.getByRole('progressbar', { name: 'مدى تأكدنا من النتيجة' })
    await expect(confidence).toHaveCSS('direction', 'rtl')
  })

  await test.step('an English message keeps its direction between Arabic reasons', async () => {
    await open(page, '/ar/scam-checker')
    await page
      .getByLabel('الرسالة')
      .fill(
        'Emirates NBD: your account is blocked. Verify at http://enbd-verify.xyz and send the OTP.',
      )
    await page.getByRole('button', { name: 'افحص الآن' }).click()
    await expect(page.getByText('علامات التحذير التي وجدناها')).toBeVisible()
    await expect(page.getByText('تطلب منك رمز التحقق')).toBeVisible()
    await expect(marked).toHaveCSS('direction', 'ltr')
  })
})

test('the library is browsed, filtered and searched in Arabic, also by English words', async ({
  page,
}) => {
  await open(page, '/ar/scam-library')
  const entries = page.getByRole('article')
  await page.getByRole('link', { name: 'عرض المزيد' }).click()
  await expect(entries).toHaveCount(24)
  await page.getByLabel('درجة الخطر').selectOption('متوسط')
  await expect(page).toHaveURL(/\/ar\/scam-library\?risk=medium$/)
  await expect(page.getByText('خطر مرتفع')).toHaveCount(0)
  await page.getByRole('searchbox').fill('متجر')
  await expect(page).toHaveURL(/q=/)
  await expect(entries.first()).toBeVisible()

  await test.step('an English query never empties the page, and finds the Arabic card', async () => {
    await open(page, '/ar/scam-library')
    await page.getByRole('searchbox').fill('customs')
    await expect(entries).not.toHaveCount(0)
    await expect(page).toHaveURL(/\/ar\/scam-library\?q=customs$/)
    await expect(entries.filter({ hasText: 'طرد هدية' })).toHaveCount(1)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('an entry is read in Arabic, and a reaction takes one tap', async ({ page }) => {
  // Uses inactive entries, because interaction journeys use the active ones.
  await open(page, '/ar/scam-library?status=inactive')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ar\/scam-library\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'كيف تحمي نفسك' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
  await page.getByRole('button', { name: /أفادني هذا/ }).click()
  await expect(page.getByRole('button', { name: /أفادك هذا/ })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a report is sent in Arabic, and its status found by its code', async ({ page }) => {
  await open(page, '/ar/report-scam')
  await page.getByRole('button', { name: 'إرسال البلاغ' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'هناك ما يحتاج إلى تصحيح' })
  await expect(summary.getByRole('link')).toHaveText([
    'اكتب عنوانًا للبلاغ',
    'اختر فئة',
    'صف ما حدث',
  ])
  await page.getByLabel('عنوان البلاغ').fill('رسوم طرد وهمية')
  await page.getByLabel('الفئة').selectOption('رسائل ومواقع مزيفة')
  await page.getByLabel('الوصف').fill('وصلتني رسالة تطلب رسومًا على طرد لم أطلبه.')
  await expect(page.getByLabel('البريد الإلكتروني (اختياري)')).toHaveCSS('direction', 'ltr')
  await page.getByRole('button', { name: 'إرسال البلاغ' }).click()
  await expect(page.getByRole('heading', { name: 'أُرسل بلاغك بنجاح' })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  const code = (await page.getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).textContent()) ?? ''
  await page.getByRole('link', { name: 'حالة البلاغ' }).click()
  await page.getByLabel('رمز المتابعة').fill(code)
  await page.getByRole('button', { name: 'عرض الحالة' }).click()
  await expect(page.getByText('قيد المراجعة')).toBeVisible()
  await expect(
    page.getByText(/استلمناه يوم \p{Cf}?\d{1,2} \p{Script=Arabic}+ \d{4}/u),
  ).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a contact message is sent in Arabic', async ({ page }) => {
  await open(page, '/ar/contact')
  await expect(page.getByLabel('الاسم')).toHaveCSS('direction', 'rtl')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'أدخل اسمك' })).toBeVisible()
  await page.getByLabel('الاسم').fill('سارة')
  await page.getByLabel('البريد الإلكتروني').fill('sara@visitor.example')
  await page.getByLabel('الموضوع').fill('سؤال')
  await page.getByLabel('الرسالة').fill('مرحبًا')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('heading', { name: 'أُرسلت رسالتك بنجاح' })).toBeFocused()
  await expect(page).toHaveURL(/\/ar\/contact\?sent/)
  expect(await accessibilityFaults(page)).toEqual([])
})

atBothSizes(() => {
  test('the language changes on the same page, and is remembered for the home page', async ({
    page,
  }) => {
    await open(page, '/scam-library?q=parcel')
    await languageLink(page, 'العربية')
    await expect(page).toHaveURL(/\/ar\/scam-library\?q=parcel$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.goto('/')
    await expect(page).toHaveURL(/\/ar$/)
    await languageLink(page, 'English')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')

    await test.step('the scroll position is kept', async () => {
      await page.goto('/privacy-policy#rights')
      await page.getByRole('link', { name: 'العربية' }).first().click()
      await expect(page).toHaveURL(/\/ar\/privacy-policy#rights$/)
    })
  })
})

test('form values are kept in the other language, and stored nowhere else', async ({ page }) => {
  await open(page, '/scam-checker?type=email')
  await page.locator('[role=tab][value=website]').click()
  await page.getByLabel('The web address').fill('emiratespost-ae.top/pay')
  await languageLink(page, 'العربية')
  await expect(page.getByRole('textbox')).toHaveValue('emiratespost-ae.top/pay')
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('value', 'website')
  await page.goto('/contact')
  await page.goto('/ar/scam-checker')
  await expect(page.getByRole('textbox')).toHaveValue('')

  await open(page, '/ar/report-scam')
  const [title, phone] = ['عنوان البلاغ', 'رقم الهاتف (اختياري)'].map((name) =>
    page.getByLabel(name),
  )
  await title?.fill('رسوم طرد')
  await phone?.fill('0501234567')
  const size = { width: 40, height: 40, channels: 3, background: '#3a6' } as const
  const buffer = await sharp({ create: size }).png().toBuffer()
  const picture = { name: 'one.png', mimeType: 'image/png', buffer }
  await page.locator('#evidence').setInputFiles([picture])
  await languageLink(page, 'English')
  await expect(page.getByLabel('Title')).toHaveValue('رسوم طرد')
  await expect(page.getByLabel('Phone (optional)')).toHaveValue('0501234567')
  await expect(page.getByRole('alert').filter({ hasText: /choose them again/ })).toBeVisible()
})

test('only Arabic pages load the Arabic font, without layout shift', async ({ page }) => {
  const faces: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url())
  })
  await open(page, '/scam-checker')
  await expect(page.getByRole('link', { name: 'العربية' }).first()).toBeAttached()
  expect(faces).toEqual([])
  await open(page, '/ar/scam-checker')
  await page.evaluate(() => document.fonts.ready)
  expect(faces.length).toBeGreaterThan(0)
  // A space from another font would break shaping across words.
  const ranges = await page.evaluate(() => [...document.fonts].map((face) => face.unicodeRange))
  expect(ranges.filter((range) => !/U\+20\b/i.test(range))).toEqual([])
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.entryType === 'mark') resolve(sum)
            else sum += (entry as LayoutShift).value
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark' })
        // Layout shifts are reported after a frame: the mark comes after the fonts' shifts.
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('drawn')))
      }),
  )
  expect(shift).toBeLessThan(0.01)
})

type LayoutShift = PerformanceEntry & { value: number }

/** Chooses a language in the menu of the bar. */
async function languageLink(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('banner')
  await bar.locator('details').first().locator('summary').click()
  await bar.getByRole('link', { name, exact: true }).click()
}
