import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import { type PathShape, type Shape, shapesOf, unitOf } from '@aravalli/shared/evaluation/annotation-shapes'
import css from './scan.module.css'

interface PageMarksProps {
	/** Are in pixels of the reading picture. */
	page: { width: number; height: number }
	annotations: readonly Annotation[]
	/** Is drawn above all of it: the circled total. */
	beside: readonly PathShape[]
}

/** Draws what an evaluator has marked over a page, as the PDF file has it. Comments have pins of their own; what the picture stands for says the rest. */
export function PageMarks({ page, annotations, beside }: PageMarksProps) {
	const unit = unitOf(page)
	const drawn = annotations.filter(({ tool }) => tool !== 'comment')
	return (
		<svg className={css.marks} viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
			{drawn.map((annotation) => (
				<g key={annotation.id} data-mark={annotation.tool}>
					<Shapes shapes={shapesOf(annotation, unit, null)} />
				</g>
			))}
			<g data-mark="total">
				<Shapes shapes={beside} />
			</g>
		</svg>
	)
}

const placed = (shapes: readonly Shape[]) => shapes.map((shape, index) => ({ shape, index }))

function Shapes({ shapes }: { shapes: readonly Shape[] }) {
	return placed(shapes).map(({ shape, index }) =>
		shape.kind === 'path' ? (
			<path
				key={index}
				d={shape.d}
				stroke={shape.stroke ?? 'none'}
				strokeWidth={shape.strokeWidth}
				fill={shape.fill ?? 'none'}
				opacity={shape.opacity}
			/>
		) : (
			<text key={index} x={shape.x} y={shape.y} fill={shape.fill} fontSize={shape.size} textAnchor={shape.anchor}>
				{shape.text}
			</text>
		),
	)
}
