import type { SubjectPart } from '@aravalli/shared/mock-tests/contract'
import { useMessages } from '#web/lib/messages.ts'
import { messages as resultMessages } from './messages.en.ts'
import { PartsTable } from './parts-table.tsx'
import { ridgeOfSubjects, subjectsPath } from './ridge-of-subjects.ts'
import css from './subjects-part.module.css'

/** Shows the subjects as a ridge, with the table from which it is read. */
export function SubjectsPart({ subjects }: { subjects: readonly SubjectPart[] }) {
	const m = useMessages(resultMessages)
	const points = ridgeOfSubjects(subjects)
	return (
		<PartsTable
			title={m.bySubject}
			name={m.part}
			parts={subjects.map((subject, index) => ({ ...subject, key: subject.subjectId, number: index + 1 }))}
		>
			<p className={css.text}>{m.ridgeText}</p>
			<svg className={css.picture} aria-hidden="true">
				<svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					<path className={css.ridge} d={subjectsPath(points)} />
				</svg>
				{points.map(({ subjectId, x, y, percent }, index) => (
					<g key={subjectId}>
						<circle className={css.dot} cx={`${x}%`} cy={`${100 - y}%`} r="4.5" />
						<text className={css.percent} x={`${x}%`} y={`${100 - y}%`} dy={-10}>
							{Math.round(percent)}
						</text>
						<text className={css.number} x={`${x}%`} y="100%" dy={-6}>
							{index + 1}
						</text>
					</g>
				))}
			</svg>
		</PartsTable>
	)
}
