import { formatMoment } from '@aravalli/shared/format-moment'
import { formatSize } from '@aravalli/shared/format-size'
import { smallSize } from '@aravalli/shared/media/media'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as mediaMessages } from '../messages.en.ts'
import type { Media } from '../queries.ts'
import css from './media-details.module.css'

interface Variant {
	label: string
	address: string
	width: number
	height: number
	/** Is known of the large one. */
	sizeBytes?: number
}

/** Shows a picture as large as there is room for, with the sizes in which it is kept. */
export function MediaVariants({ media }: { media: Media }) {
	const { details: m } = useMessages(mediaMessages)
	const language = useLanguage()
	const { name, alt, picture, width, height, sizeBytes, uploadedAt, uploadedByName } = media
	const moment = formatMoment(uploadedAt, language)
	const variants: Variant[] = [
		{ label: m.large, address: picture.large, width, height, sizeBytes },
		{ label: m.small, address: picture.small, ...smallSize({ width, height }) },
	]
	return (
		<div className={css.picture}>
			<img src={picture.large} alt={alt[language] || name} width={width} height={height} className={css.image} />
			<h3 className={css.heading}>{m.variants}</h3>
			<ul className={css.variants}>
				{variants.map(({ label, address, width, height, sizeBytes }) => (
					<li key={label}>
						<a href={address} target="_blank" rel="noreferrer">
							{label}
							<span className="visuallyHidden"> ({m.open})</span>
						</a>{' '}
						{m.pixels(formatCount(width), formatCount(height))}
						{sizeBytes !== undefined && ` · ${formatSize(sizeBytes)}`}
					</li>
				))}
			</ul>
			<p className={css.aside}>{uploadedByName ? m.uploadedBy(moment, uploadedByName) : m.uploaded(moment)}</p>
		</div>
	)
}
