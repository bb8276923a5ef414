import { type ReactNode, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons.ts'
import css from './folded-sections.module.css'
import type { InformationSection } from './information-content.ts'
import page from './information-page.module.css'
import { SectionPart } from './section-part.tsx'
import { useNamedSection } from './use-named-section.ts'

interface FoldedSectionsProps {
	sections: readonly InformationSection[]
	generated: ReactNode
}

/** Shows a long policy as its headings, of which each opens. Works without JavaScript, and an address with a section opens it. */
export function FoldedSections({ sections, generated }: FoldedSectionsProps) {
	const container = useRef<HTMLDivElement>(null)
	useNamedSection(container)
	return (
		<div ref={container} className={css.sections}>
			{sections.map(({ id, heading, parts }, index) => (
				<section key={id} aria-labelledby={`${id}-heading`}>
					<details className={css.folded}>
						<summary className={css.summary}>
							<h2 id={`${id}-heading`} className={css.heading}>
								<span className={page.number}>{`${index + 1}. `}</span>
								{heading}
							</h2>
							<Icon path={chevronDownIcon} className={css.chevron} />
						</summary>
						{/* What is named is inside: a browser opens what hides it. */}
						<div id={id} className={css.text} tabIndex={-1}>
							{parts.map((part) => (
								<SectionPart key={JSON.stringify(part)} part={part} generated={generated} />
							))}
						</div>
					</details>
				</section>
			))}
		</div>
	)
}
