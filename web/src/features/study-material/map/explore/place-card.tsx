import { markNames } from '@aravalli/shared/study-material/mark-names'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { xIcon } from '#web/ui/icons.ts'
import { LineSample } from '../drawing/line-strokes.tsx'
import { PlaceMark } from '../drawing/place-mark.tsx'
import { messages as mapMessages } from '../messages.en.ts'
import type { Chosen } from './chosen.ts'
import css from './place-card.module.css'
import { useCoordinates } from './use-coordinates.ts'

interface PlaceCardProps {
	/** It is null while nothing is chosen. */
	chosen: Chosen | null
	lang: string | undefined
	onClose: () => void
}

/**
 * Says what is known of the place, line or district that was pressed. The card keeps its room, so that nothing moves
 * with the first press.
 */
export function PlaceCard({ chosen, lang, onClose }: PlaceCardProps) {
	const m = useMessages(mapMessages)
	return (
		<div className={classNames(css.card, !chosen && 'needsScript')} data-empty={chosen ? undefined : true}>
			{chosen ? (
				<>
					<Words chosen={chosen} lang={lang} />
					<IconButton icon={xIcon} label={m.close} className={css.close} onClick={onClose} />
				</>
			) : (
				<p className={css.hint}>{m.hint}</p>
			)}
		</div>
	)
}

function Words({ chosen, lang }: { chosen: Chosen; lang: string | undefined }) {
	const m = useMessages(mapMessages)
	const language = useLanguage()
	const coordinates = useCoordinates()
	if (chosen.what === 'ground') {
		return (
			<div className={css.words}>
				<p className={css.name}>{chosen.name ?? m.outside}</p>
				{chosen.name && <p className={css.facts}>{m.districtOfState}</p>}
			</div>
		)
	}
	if (chosen.what === 'line') {
		const { kind, name, note } = chosen.line
		return (
			<div className={css.words}>
				<p className={css.kind}>
					<LineSample kind={kind} />
					{markNames[kind][language]}
				</p>
				<p className={css.name} lang={lang}>
					{name}
				</p>
				<p lang={lang}>{note}</p>
			</div>
		)
	}
	const { kind, name, district, note, longitude, latitude } = chosen.place
	return (
		<div className={css.words}>
			<p className={css.kind}>
				<PlaceMark kind={kind} />
				{markNames[kind][language]}
			</p>
			<p className={css.name} lang={lang}>
				{name}
			</p>
			<p className={css.facts}>
				<span lang={lang}>{m.district(district)}</span>
				<span>{coordinates([longitude, latitude])}</span>
			</p>
			<p lang={lang}>{note}</p>
		</div>
	)
}
