/** Our own signs: a grid of 16, a stroke of 1.5, square ends, no fill. An icon never speaks: its word stands beside it. */
import type { ReactNode } from 'react'

const SIGNS = {
  undo: <path d="M6 4 3 7l3 3M3.5 7H10a3 3 0 0 1 0 6H7" />,
  redo: <path d="m10 4 3 3-3 3m2.5-3H6a3 3 0 0 0 0 6h3" />,
  theme: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 2.5v11a5.5 5.5 0 0 0 0-11z" fill="currentColor" />
    </>
  ),
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4" />
      <path d="m10.2 10.2 3.3 3.3" />
    </>
  ),
  coverage: <path d="M2.5 13.5h11M4.5 11V8M8 11V3.5M11.5 11V6" />,
  mark: <path d="M4 2.5h8v11l-4-3-4 3z" />,
  link: <path d="M6.5 9.5 9.5 6.5M7 5l1.8-1.8a2.8 2.8 0 0 1 4 4L11 9M9 11l-1.8 1.8a2.8 2.8 0 0 1-4-4L5 7" />,
  file: <path d="M4 2h5l3 3v9H4zM9 2v3h3" />,
  warning: <path d="M8 2.5 14 13.5H2zM8 6.5v3.2M8 11.6v.2" />,
  down: <path d="m4 6 4 4 4-4" />,
  right: <path d="m6 4 4 4-4 4" />,
  left: <path d="m10 4-4 4 4 4" />,
  check: <path d="m3 8.5 3.2 3.2L13 4.8" />,
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  plus: <path d="M8 3.5v9M3.5 8h9" />,
  minus: <path d="M3.5 8h9" />,
  aim: (
    <>
      <circle cx="8" cy="8" r="4.2" />
      <path d="M8 1.5v4M8 10.5v4M1.5 8h4M10.5 8h4" />
    </>
  ),
  cover: (
    <>
      <path d="M3 2.5h10v5.5c0 3-2.2 4.8-5 6-2.8-1.2-5-3-5-6z" />
      <path d="M8 2.5V14" />
      <path d="M5 5v4M6.5 4v8" strokeWidth="1" />
    </>
  ),
  kneel: (
    <>
      <circle cx="7" cy="3.5" r="1.7" />
      <path d="M7 6v4h4v4M7 10l-3.5 4" />
    </>
  ),
  prone: (
    <>
      <circle cx="3.5" cy="9" r="1.7" />
      <path d="M6 10h8M6 10l3 3" />
    </>
  ),
  bleeding: <path d="M8 2c2.5 3.4 4 5.3 4 7.5a4 4 0 0 1-8 0C4 7.3 5.5 5.4 8 2z" />,
  stunned: <path d="M8 2v3M8 11v3M2 8h3M11 8h3M4 4l1.8 1.8M10.2 10.2 12 12M12 4l-1.8 1.8M5.8 10.2 4 12" />,
  out: <path d="m4 4 8 8M12 4l-8 8" />,
  secret: <path d="M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM3 13 13 3" />,
  eye: (
    <>
      <path d="M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4z" />
      <circle cx="8" cy="8" r="1.8" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="9" r="5" />
      <path d="M8 9V6M6.5 1.8h3" />
    </>
  ),
  sealed: (
    <>
      <circle cx="8" cy="6.5" r="4" />
      <path d="m5.5 10-1 4.5L8 13l3.5 1.5-1-4.5M6.3 6.5 7.6 8l2.3-2.8" />
    </>
  ),
  ruler: <path d="M2 11 11 2l3 3-9 9zM5 8l1.5 1.5M7 6l1 1M9 4l1.5 1.5" />,
  layers: <path d="m8 2.5 6 3-6 3-6-3zM2 8.5l6 3 6-3" />,
  fog: <path d="M2 5h8M5 8h9M2 11h9" />,
  people: (
    <>
      <circle cx="6" cy="5" r="2.2" />
      <path d="M2 13c0-3 1.5-4.5 4-4.5s4 1.5 4 4.5M10.5 3.2a2 2 0 0 1 0 3.8M12 9c1.3.7 2 2 2 4" />
    </>
  ),
  person: (
    <>
      <circle cx="8" cy="5" r="2.5" />
      <path d="M3 13.5c0-3.3 2-5 5-5s5 1.7 5 5" />
    </>
  ),
  print: <path d="M4.5 6V2.5h7V6M4.5 12H2.5V6h11v6h-2M4.5 9.5h7v4h-7z" />,
  bell: <path d="M4 11V7.5a4 4 0 0 1 8 0V11l1 1H3zM7 14h2" />,
  die: (
    <>
      <path d="M3 3h10v10H3z" />
      <path d="M5.8 5.8v.1M10.2 10.2v.1M10.2 5.8v.1M5.8 10.2v.1" strokeLinecap="round" />
    </>
  ),
  note: <path d="M3 2.5h10v8L9.5 14H3zM9.5 14v-3.5H13M5.5 5.5h5M5.5 8h5" />,
  play: <path d="m5 3 7 5-7 5z" />,
  stop: <path d="M4 4h8v8H4z" />,
  pause: <path d="M5 3v10M11 3v10" />,
  first: <path d="M4 3v10m8-10L7 8l5 5" />,
  last: <path d="M12 3v10M4 3l5 5-5 5" />,
  back: <path d="M8 3 3 8l5 5m5-10L8 8l5 5" />,
  forward: <path d="m8 3 5 5-5 5M3 3l5 5-5 5" />,
  zoomIn: <path d="M8 3v10M3 8h10" />,
  zoomOut: <path d="M3 8h10" />,
  sheet: <path d="M3.5 2.5h9v11h-9zM5.5 5.5h5M5.5 8h5M5.5 10.5h3" />,
  send: <path d="M2.5 8 13.5 3l-3 10.5-3-4zM7.5 9.5 13.5 3" />,
  swap: <path d="M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13" />,
} as const satisfies { readonly [name: string]: ReactNode }

export type IconName = keyof typeof SIGNS

/** The bare drawing, to be placed in another one of 16 by 16. */
export const iconSign = (name: IconName): ReactNode => SIGNS[name]

export const Icon = ({ name, small }: { readonly name: IconName; readonly small?: boolean }) => (
  <svg className={small === true ? 'icon icon-small' : 'icon'} viewBox="0 0 16 16" aria-hidden="true">
    {SIGNS[name]}
  </svg>
)
