/** Any dice as exact odds: a chart, two of them side by side, and every number as a fraction. */
import './odds.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { isTouched } from '../browser/is-touched.ts'
import { Page } from '../elements/frame/page.tsx'
import { words } from '../text/words.ts'
import { NotationField } from './notation-field.tsx'
import { NotationHelp } from './notation-help.tsx'
import { OddsResult } from './odds-result.tsx'
import { useOdds, useShown } from './use-odds.ts'

const text = words.oddsLab
const FIRST = '3d6'
const MOST_ADDRESS = 1000

export function OddsPage() {
  const search = useSearch({ from: '/odds' })
  const navigate = useNavigate({ from: '/odds' })
  const [dice, setDice] = useState(search.dice ?? FIRST)
  const [against, setAgainst] = useState(search.against ?? '')
  const first = useOdds(useDeferredValue(dice))
  const second = useOdds(useDeferredValue(against))
  const [shownFirst, shownSecond] = [useShown(first), useShown(second)]

  /** In the address too, unless it is too long for one: a chart can be sent to somebody. */
  const write = (next: { readonly dice: string; readonly against: string }): void => {
    setDice(next.dice)
    setAgainst(next.against)
    if (next.dice.length + next.against.length > MOST_ADDRESS) return
    void navigate({
      search: { dice: next.dice, ...(next.against.trim() !== '' && { against: next.against }) },
      replace: true,
    })
  }

  return (
    <Page full name={words.menu.odds} title={words.menu.odds} about={text.about}>
      <div className="odds-lab">
        <aside className="odds-lab-set" aria-label={text.set}>
          <NotationField
            label={text.dice}
            value={dice}
            onChange={value => write({ dice: value, against })}
            odds={first}
            autoFocus={!isTouched()}
          />
          <NotationField
            label={text.against}
            value={against}
            onChange={value => write({ dice, against: value })}
            odds={second}
            placeholder={text.againstExample}
          />
        </aside>
        <NotationHelp onTry={notation => write({ dice: notation, against })} />
        <div className="odds-lab-result">
          <h1 className="unseen">{words.menu.odds}</h1>
          <OddsResult first={shownFirst} second={against.trim() === '' ? undefined : shownSecond} />
        </div>
      </div>
    </Page>
  )
}
