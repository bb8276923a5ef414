import { useMessages } from '#web/lib/messages.ts'
import { scaleBar } from '../graticule.ts'
import { messages as mapMessages } from '../messages.en.ts'
import css from './map-plate.module.css'

/** Shows a round length on the ground, as long as it is on the sheet. */
export function ScaleBar({ zoom }: { zoom: number }) {
	const m = useMessages(mapMessages)
	const { kilometres, share } = scaleBar(zoom)
	const percent = (part: number) => `${(part * share * 100).toFixed(2)}%`
	return (
		<svg className={css.scale} aria-hidden="true">
			<text x="0" y="14">
				{m.kilometres(kilometres)}
			</text>
			<rect className={css.bar} x="1" y="18" width={percent(1)} height="5" />
			<rect className={css.half} x="1" y="18" width={percent(0.5)} height="5" />
		</svg>
	)
}
