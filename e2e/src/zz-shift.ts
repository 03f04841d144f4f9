import { chromium } from 'playwright-core'
const origin = process.argv[2]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver(list => {
      for (const e of list.getEntries()) window.shifts.push({ v: e.value, input: e.hadRecentInput, t: Math.round(e.startTime), s: e.sources.slice(0, 4).map(s => [s.node?.nodeType === 1 ? s.node.tagName + '.' + s.node.className : s.node?.parentElement?.className + ' #text ' + s.node?.textContent?.slice(0,30), [s.previousRect.x, s.previousRect.y, s.previousRect.height].map(Math.round).join(), [s.currentRect.x, s.currentRect.y, s.currentRect.height].map(Math.round).join()].join(' ')) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(origin)
  await page.getByRole('button', { name: /bonded warehouse/ }).waitFor()
  await page.waitForTimeout(800)
  const home = await page.evaluate(() => window.shifts.splice(0))
  await page.getByRole('button', { name: /bonded warehouse/ }).click()
  await page.getByRole('button', { name: 'State this movement' }).waitFor()
  await page.waitForTimeout(1200)
  const open = await page.evaluate(() => window.shifts.splice(0))
  let steps = 0
  while (!(await page.getByText(/It is over|This scene is over/).first().isVisible()) && steps < 80) {
    const b = page.locator('button.button-primary:not([disabled])').first()
    if (await b.isVisible()) await b.click({ timeout: 1500 }).catch(() => {})
    else await page.keyboard.press('1')
    await page.waitForTimeout(900)
    steps++
  }
  const fight = await page.evaluate(() => window.shifts.splice(0))
  const say = (name, list) => {
    const free = list.filter(e => !e.input)
    console.log(width, name, 'entries', list.length, 'without input: sum', free.reduce((a, e) => a + e.v, 0).toFixed(4), 'max', Math.max(0, ...free.map(e => e.v)).toFixed(4), '| all max', Math.max(0, ...list.map(e => e.v)).toFixed(4))
    for (const e of free.filter(e => e.v > 0.002).slice(0, 8)) console.log('   ', e.v.toFixed(4), e.t, e.s.join(' | '))
    for (const e of list.filter(e => e.input && e.v > 0.02).slice(0, 6)) console.log('   input', e.v.toFixed(4), e.t, e.s.join(' | '))
  }
  say('home', home); say('open', open); say(`fight ${steps}`, fight)
  await context.close()
}
await browser.close()
