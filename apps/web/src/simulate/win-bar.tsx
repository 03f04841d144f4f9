/** Who wins, as a bar: each side's tint with its colour at the foot, and everybody down hatched between them. */
import { words } from '../text/words.ts'
import { type Share, type Statistics, shareTexts } from './statistics.ts'

const text = words.simulate

const told = (share: Share): string => {
  const { percent, margin } = shareTexts(share)
  return text.share(percent, margin)
}

export function WinBar({ label, statistics }: { readonly label: string; readonly statistics: Statistics }) {
  const { sides, neither } = statistics
  const [first, second] = sides
  const spoken = [...sides.map(side => `${side.name} ${told(side)}`), `${text.neither} ${told(neither)}`].join(', ')
  return (
    <div className="win">
      <b className="win-label">{label}</b>
      <div className="win-bar" role="img" aria-label={`${label}: ${spoken}`}>
        {first !== undefined && <Part side={1} name={first.name} share={first} />}
        {neither.share > 0 && <span className="win-neither" style={{ flex: `${neither.share} 0 0` }} />}
        {second !== undefined && <Part side={2} name={second.name} share={second} />}
      </div>
    </div>
  )
}

function Part({ side, name, share }: { readonly side: 1 | 2; readonly name: string; readonly share: Share }) {
  const { percent, margin } = shareTexts(share)
  return (
    <span className={`win-part win-${side}`} style={{ flex: `${share.share} 0 0` }}>
      <b>{words.percent(percent)}</b>
      <span className="win-name">{name}</span>
      <small>{text.margin(margin)}</small>
    </span>
  )
}
