import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import { type Shape, shapesOf } from '@aravalli/shared/evaluation/annotation-shapes'
import { memo } from 'react'
import { pinCentre } from './find-mark.ts'
import css from './mark-shapes.module.css'

interface MarkShapesProps {
	annotation: Annotation
	/** As `unitOf` says for the page. */
	unit: number
	/** Is what the pin of a comment shows. */
	number: number | null
	isSelected: boolean
}

/** Draws one mark in the pixels of its page. */
export const MarkShapes = memo(function MarkShapes({ annotation, unit, number, isSelected }: MarkShapesProps) {
	const [first = { x: 0, y: 0 }] = annotation.points
	const centre = pinCentre(first, unit)
	return (
		<g data-mark={annotation.id} data-tool={annotation.tool}>
			{isSelected && annotation.tool === 'comment' && (
				<circle className={css.ring} cx={centre.x} cy={centre.y} r={25 * unit} strokeWidth={6 * unit} />
			)}
			{inOrder(shapesOf(annotation, unit, number)).map(({ index, shape }) => (
				<Drawn key={index} shape={shape} halo={isSelected && annotation.tool !== 'comment' ? 8 * unit : 0} />
			))}
		</g>
	)
})

const inOrder = (shapes: Shape[]) => shapes.map((shape, index) => ({ index, shape }))

/** @param halo how wide what is selected is lined, in pixels */
function Drawn({ shape, halo }: { shape: Shape; halo: number }) {
	if (shape.kind === 'text') {
		return (
			<text
				className={css.text}
				x={shape.x}
				y={shape.y}
				fill={shape.fill}
				fontSize={shape.size}
				fontWeight={shape.isBold ? 600 : 400}
				textAnchor={shape.anchor}
				data-selected={halo > 0 || undefined}
				strokeWidth={halo}
			>
				{shape.text}
			</text>
		)
	}
	return (
		<>
			{halo > 0 && <path className={css.halo} d={shape.d} strokeWidth={shape.strokeWidth + halo} />}
			<path
				className={css.line}
				d={shape.d}
				stroke={shape.stroke ?? 'none'}
				strokeWidth={shape.strokeWidth}
				fill={shape.fill ?? 'none'}
				opacity={shape.opacity}
			/>
		</>
	)
}
