import type { LinkTarget } from '#web/lib/link-address.ts'
import { Breadcrumb, type BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface MissingPageProps {
	trail: BreadcrumbItem[]
	title: string
	text: string
	/** Leads to where something is. */
	wayOut: { label: string; link: LinkTarget }
}

/** Stands at an address that names nothing, where an item would be a page of its own. */
export function MissingPage({ trail, title, text, wayOut }: MissingPageProps) {
	return (
		<PageBody top={<Breadcrumb items={trail} />}>
			<Sheet>
				<EmptyState
					as="h1"
					title={title}
					text={text}
					action={
						<PageLink link={wayOut.link} className={buttonClass()}>
							{wayOut.label}
						</PageLink>
					}
				/>
			</Sheet>
		</PageBody>
	)
}
