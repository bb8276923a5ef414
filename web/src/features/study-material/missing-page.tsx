import type { Section } from '@aravalli/shared/study-material/section'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { selectTrail } from './breadcrumb-items.ts'
import { messages as studyMessages } from './messages.en.ts'
import { selectLink } from './study-links.ts'

/** Stands for an item that is not there, and a paper that the section does not have. */
export function MissingPage({ section }: { section: Section }) {
	const m = useMessages(studyMessages)
	return (
		<PageBody top={<Breadcrumb items={[...selectTrail(m, section), { label: m.notFoundTitle }]} />}>
			<Sheet>
				<EmptyState
					as="h1"
					title={m.notFoundTitle}
					text={m.notFoundText}
					action={
						<PageLink link={selectLink(section)} className={buttonClass()}>
							{m.backToSection}
						</PageLink>
					}
				/>
			</Sheet>
		</PageBody>
	)
}
