import type { MapLine, MapPlace } from '@aravalli/shared/study-material/item-contract'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { crosshairIcon } from '../../icons.ts'
import { LineSample } from '../drawing/line-strokes.tsx'
import { PlaceMark } from '../drawing/place-mark.tsx'
import type { KindGroup } from '../map-kinds.ts'
import { messages as mapMessages } from '../messages.en.ts'
import css from './place-list.module.css'
import { useCoordinates } from './use-coordinates.ts'

interface PlaceListProps {
	groups: readonly KindGroup[]
	lang: string | undefined
	chosenId: string | undefined
	onShow: (entry: MapPlace | MapLine) => void
}

/** Lists all that is on the map in words, for every reader, without JavaScript and on paper too. */
export function PlaceList({ groups, lang, chosenId, onShow }: PlaceListProps) {
	const m = useMessages(mapMessages)
	const coordinates = useCoordinates()
	return (
		<section className={css.list} aria-labelledby="map-list">
			<h2 id="map-list">{m.list}</h2>
			<Sheet className={css.sheet}>
				{groups.map((group) => (
					<section key={group.kind} className={css.group}>
						<h3 className={css.kind}>
							{group.places ? <PlaceMark kind={group.kind} /> : <LineSample kind={group.kind} />}
							{m.kinds[group.kind]}
						</h3>
						<ul className={css.rows}>
							{group.places?.map(({ number, entry }) => (
								<Row key={entry.id} {...{ number, entry, lang, onShow }} isChosen={entry.id === chosenId}>
									<span lang={lang}>{m.district(entry.district)}</span>
									<span>{coordinates([entry.longitude, entry.latitude])}</span>
								</Row>
							))}
							{group.lines?.map((entry) => (
								<Row key={entry.id} {...{ entry, lang, onShow }} isChosen={entry.id === chosenId} />
							))}
						</ul>
					</section>
				))}
			</Sheet>
		</section>
	)
}

interface RowProps {
	number?: number
	entry: MapPlace | MapLine
	lang: string | undefined
	isChosen: boolean
	onShow: (entry: MapPlace | MapLine) => void
	/** Holds the facts about it. */
	children?: ReactNode
}

function Row({ number, entry, lang, isChosen, onShow, children }: RowProps) {
	const m = useMessages(mapMessages)
	return (
		<li className={css.row} data-chosen={isChosen || undefined}>
			<span className={css.number} aria-hidden="true">
				{number ?? '~'}
			</span>
			<div className={css.words}>
				<h4 className={css.name} lang={lang}>
					{entry.name}
				</h4>
				{children && <p className={css.facts}>{children}</p>}
				<p className={css.note} lang={lang}>
					{entry.note}
				</p>
			</div>
			<span className="needsScript">
				<IconButton
					icon={crosshairIcon}
					label={m.showOnMap(entry.name)}
					className={css.show}
					aria-current={isChosen || undefined}
					onClick={() => onShow(entry)}
				/>
			</span>
		</li>
	)
}
