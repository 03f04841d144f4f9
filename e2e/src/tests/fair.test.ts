import { expect, test } from 'vitest'
import { DESKTOP } from '../helpers/pages.ts'
import { joined } from '../helpers/places.ts'
import { together } from '../helpers/together.ts'

const here = together()

const HAIL = Array.from({ length: 20 }, () => '1000d6').join('+')

test('each page checks the dice by itself when their log is closed, and says what was changed', async () => {
  const { page: gm } = await here.open(DESKTOP, 'light')
  await gm.goto(here.origin)
  await gm.getByRole('button', { name: /bonded warehouse/ }).click()
  await gm.getByRole('region', { name: 'The scene' }).waitFor()
  const { page: ann, received } = await here.open(DESKTOP, 'dark')
  await joined(gm, ann, 'Ann', 'Ada')

  for (const page of [gm, ann]) {
    await page.getByRole('tab', { name: /^Dice/ }).click()
    for (const roll of ['2d6', '3d6']) await page.getByRole('button', { name: roll, exact: true }).click()
  }
  // Twenty thousand dice come as a few hundred bytes.
  await ann.getByRole('textbox', { name: 'Dice' }).fill(HAIL)
  await ann.getByRole('button', { name: 'Throw', exact: true }).click()
  await ann.getByText('20,000 dice').first().waitFor()
  const hail = received.find(text => text.includes('"many"'))
  expect(hail?.length).toBeLessThan(2000)

  // Ann's page is reloaded before the log is closed, and looks at it afterwards.
  await ann.reload()
  await ann.getByRole('button', { name: /rolls sealed/ }).waitFor()
  // What the server hands out is not what was rolled: one face is another.
  await gm.route('**/api/tables/*/dice', async route => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({
      response: answer,
      body: text.replace(/("faces\\":\[)(\d)/, (_, head, face) => `${head}${face === '1' ? 2 : 1}`),
    })
  })
  await gm.getByRole('button', { name: /rolls sealed/ }).click()
  await gm.getByRole('button', { name: 'Close the log and show the secret' }).click()
  await gm.getByText('A roll was changed: the closed log does not follow from its secret.').waitFor()

  await ann.getByRole('button', { name: /rolls? sealed/ }).click()
  await ann.getByText('Checked: no roll was changed.').waitFor()
  await ann.getByText(/came with your page’s numbers/).waitFor()
})
