/** The six services with every throw they ask for, as this character would make it. */

import { ScrollArea } from '../../../elements/controls/scroll-area.tsx'
import { percentOf } from '../../../text/hundred.ts'
import type { ChoiceAsked } from '../../common/answer/questions.ts'
import type { CareerThrow, ServiceProspect } from '../odds/ask.ts'
import { words } from '../views/words.ts'
import { aboutOf } from './about.ts'
import { careerWords } from './words.ts'

const text = careerWords
const THROWS = ['enlistment', 'survival', 'commission', 'promotion', 'reenlistment'] as const

interface ServiceChoiceProps {
  readonly asked: ChoiceAsked
  readonly picked: string | undefined
  readonly choose: (key: string) => void
  readonly services: readonly ServiceProspect[]
}

export function ServiceChoice({ asked, picked, choose, services }: ServiceChoiceProps) {
  return (
    <>
      <p className="career-about">{text.serviceAbout}</p>
      <ScrollArea label={text.serviceHead}>
        <table className="table services">
          <thead>
            <tr>
              <th scope="col">{text.serviceHead}</th>
              {THROWS.map(one => (
                <th key={one} scope="col" className="num">
                  {text.prospects[one]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {asked.choices.map(choice => {
              const { key, refused } = choice
              const about = aboutOf(choice)
              const service = about.kind === 'service' ? about.service : undefined
              const prospect = services.find(one => one.service === service)
              const chosen = key === picked
              return (
                <tr key={key} className={chosen ? 'pick' : undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      className="act services-pick inset-focus"
                      aria-pressed={chosen}
                      aria-disabled={refused === undefined ? undefined : true}
                      onClick={() => refused === undefined && choose(key)}
                    >
                      <span>
                        <b>{(service && words.services[service]) ?? text.enterPlay}</b>
                        <small>{refused?.because ?? (service && text.servicesAbout[service])}</small>
                      </span>
                    </button>
                  </th>
                  {THROWS.map(one => (
                    <td key={one} className="num throws-cell" data-head={text.prospects[one]}>
                      {prospect !== undefined ? (
                        <Prospect made={prospect[one]} />
                      ) : (
                        service !== undefined && <i>{text.weighing}</i>
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollArea>
    </>
  )
}

const Prospect = ({ made }: { readonly made: CareerThrow | null }) =>
  made === null ? (
    <i>{text.none}</i>
  ) : (
    <>
      <b>{text.percent(percentOf(made.chance))}</b>
      <small>{made.dm === 0 ? made.needed : `${made.needed}, ${text.dm(made.dm, '').trim()}`}</small>
    </>
  )
