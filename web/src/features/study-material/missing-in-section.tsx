import type { Section } from '@aravalli/shared/study-sections'
import { MissingPage } from '#web/content/missing-page.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { selectTrail } from './breadcrumb-items.ts'
import { messages as studyMessages } from './messages.en.ts'
import { selectLink } from './study-links.ts'

/** Stands for an item that is not there, and a paper that the section does not have. */
export function MissingInSection({ section }: { section: Section }) {
	const m = useMessages(studyMessages)
	return (
		<MissingPage
			trail={[...selectTrail(m, section), { label: m.notFoundTitle }]}
			title={m.notFoundTitle}
			text={m.notFoundText}
			wayOut={{ label: m.backToSection, link: selectLink(section) }}
		/>
	)
}
