import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { meridians, numberedParallels } from '../graticule.ts'
import { messages as mapMessages } from '../messages.en.ts'
import { sheet, toSheet } from '../projection.ts'
import css from './neat-line.module.css'
import { OnSheet, Overlay } from './on-sheet.tsx'

const width = sheet.east - sheet.west
const height = +(sheet.north - sheet.south).toFixed(2)

/** Every second degree is dark, as along the edges of an atlas plate. */
const darkDegrees = (first: number, last: number) =>
	Array.from({ length: Math.ceil(last) - Math.floor(first) }, (_, index) => Math.floor(first) + index).filter(
		(degree) => degree % 2 === 0,
	)

const across = darkDegrees(sheet.west, sheet.east)
	.map((degree) => `M${degree - sheet.west} 0h1v1h-1z`)
	.join('')

const down = darkDegrees(sheet.south, sheet.north)
	.map((degree) => `M0 ${+(sheet.north - degree - 1).toFixed(2)}h1v1h-1z`)
	.join('')

/**
 * Shows the bars of degrees along the edges, and their numbers. They move with the sheet, each in its own direction
 * alone.
 */
export function NeatLine() {
	const m = useMessages(mapMessages)
	return (
		<>
			{['top', 'bottom'].map((edge) => (
				<svg
					key={edge}
					className={classNames(css.across, css[edge])}
					data-moves="across"
					viewBox={`0 0 ${width} 1`}
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path d={across} />
				</svg>
			))}
			{['left', 'right'].map((edge) => (
				<svg
					key={edge}
					className={classNames(css.down, css[edge])}
					data-moves="down"
					viewBox={`0 0 1 ${height}`}
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path d={down} />
				</svg>
			))}
			<Overlay className={css.meridians} moves="across">
				{meridians.map((degrees) => (
					<OnSheet key={degrees} at={toSheet([degrees, sheet.north])}>
						<text className={css.degrees} y="17" textAnchor="middle">
							{m.east(degrees)}
						</text>
					</OnSheet>
				))}
			</Overlay>
			<Overlay className={css.parallels} moves="down">
				{numberedParallels.map((degrees) => (
					<OnSheet key={degrees} at={toSheet([sheet.west, degrees])}>
						<text className={css.degrees} x="8" y="4">
							{m.north(degrees)}
						</text>
					</OnSheet>
				))}
			</Overlay>
		</>
	)
}
