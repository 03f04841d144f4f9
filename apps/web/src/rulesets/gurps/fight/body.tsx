/** The parts of a body that the rules of GURPS know, on its picture. */
import { BODY, BodyPicture } from '../../common/body-picture.tsx'
import type { Figure } from '../views/fight-view.ts'
import { partName } from './words.ts'

const SHAPES: readonly (readonly [part: string, path: string])[] = [
  ['torso', BODY.torso],
  ['far-leg', BODY.rightLeg],
  ['near-leg', BODY.leftLeg],
  ['near-arm', BODY.leftArm],
  ['far-arm', BODY.rightArm],
  ['hand', BODY.leftHand + BODY.rightHand],
  ['foot', BODY.leftFoot + BODY.rightFoot],
  ['neck', BODY.neck],
  ['head', BODY.head],
  ['brain', BODY.brow],
  ['eyes', BODY.eyes],
  ['nose', BODY.nose],
  ['jaw', BODY.jaw],
  ['vitals', BODY.chest],
  ['heart', BODY.heart],
  ['kidneys', BODY.loins],
  ['groin', BODY.groin],
]

/** What a limb is called when it is crippled. */
const LAME: { readonly [part: string]: RegExp } = {
  'near-leg': /left leg/,
  'far-leg': /right leg/,
  'near-arm': /left arm/,
  'far-arm': /right arm/,
  hand: /hand/,
  foot: /foot/,
}

interface BodyProps {
  readonly parts: readonly { readonly location: string; readonly modifier: number }[]
  readonly chosen: string | null
  readonly target: Figure | undefined
  readonly onChoose: (location: string) => void
}

export const Body = ({ parts, chosen, target, onChoose }: BodyProps) => (
  <BodyPicture
    parts={SHAPES.filter(([part]) => parts.some(({ location }) => location === part)).map(([part, path]) => ({
      part,
      path,
      title: partName(part),
      hurt: target?.crippled.some(one => LAME[part]?.test(one)) === true,
    }))}
    chosen={chosen}
    onChoose={onChoose}
  />
)
