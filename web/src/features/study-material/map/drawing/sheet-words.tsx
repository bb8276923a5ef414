import { useMessages } from '#web/lib/messages.ts'
import { TROPIC_OF_CANCER } from '../graticule.ts'
import { messages as mapMessages } from '../messages.en.ts'
import { toSheet } from '../projection.ts'
import { OnSheet, Overlay } from './on-sheet.tsx'
import css from './sheet-words.module.css'
import { useNeighbourWords } from './use-neighbour-words.ts'

/** Names the neighbours beyond the border, and the tropic. */
export function SheetWords() {
	const m = useMessages(mapMessages)
	return (
		<Overlay>
			{useNeighbourWords().map(({ id, text, at }) => (
				<OnSheet key={id} at={at}>
					<text className={css.neighbour} textAnchor="middle">
						{text.split(' ').map((word, index) => (
							<tspan key={word} x="0" dy={index && '1.2em'}>
								{word}
							</tspan>
						))}
					</text>
				</OnSheet>
			))}
			<OnSheet at={toSheet([69.3, TROPIC_OF_CANCER])}>
				<text className={css.tropic} y="-4">
					{m.tropic}
				</text>
			</OnSheet>
		</Overlay>
	)
}
