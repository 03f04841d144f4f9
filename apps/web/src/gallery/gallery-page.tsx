/** Every element once, in every state: this is where one looks at them. */
import './gallery.css'
import { Link } from '@tanstack/react-router'
import { Page } from '../elements/frame/page.tsx'
import { GalleryControls } from './controls.tsx'
import { GalleryPlay } from './play.tsx'
import { GalleryReading } from './reading.tsx'

export const GalleryPage = () => (
  <Page name="Elements" title="Elements" about="every part of the table, once">
    <h1 className="unseen">Elements</h1>
    <div className="gallery">
      <GalleryReading />
      <GalleryPlay />
      <GalleryControls />
    </div>
    <p>
      <Link to="/elements/maps">Large maps</Link>
    </p>
  </Page>
)
