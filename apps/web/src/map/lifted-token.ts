/**
 * A token in the hand: its drawing is taken out of the picture of all of them, because by itself the browser moves it
 * without drawing anything anew.
 */
import { afloat } from './sheet/afloat.ts'

export interface Lifted {
  /** So far from where it stands, in pixels of the sheet. */
  readonly carry: (x: number, y: number) => void
  readonly drop: () => void
}

const SVG = 'http://www.w3.org/2000/svg'

/** The button of a token, and whose it is. */
export function liftedOf(button: HTMLElement, id: string): Lifted | undefined {
  const token = button.parentElement
  const all = button.closest('.map-world')?.querySelectorAll<SVGElement>('[data-drawn]') ?? []
  const drawn = [...all].find(one => one.dataset['drawn'] === id)
  if (token === null || drawn === undefined) return undefined
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('class', 'map-lifted')
  const back = document.createElementNS(SVG, 'g')
  back.setAttribute('transform', `translate(${-token.offsetLeft} ${-token.offsetTop})`)
  back.append(drawn.cloneNode(true))
  picture.append(back)
  token.prepend(picture)
  token.dataset['dragged'] = ''
  const rest = afloat(token)
  drawn.style.visibility = 'hidden'
  return {
    carry: (x, y) => {
      token.style.transform = `translate(${x}px, ${y}px)`
    },
    drop: () => {
      rest()
      picture.remove()
      delete token.dataset['dragged']
      token.style.transform = ''
      drawn.style.visibility = ''
    },
  }
}
