import type { LinkTarget } from '#web/lib/link-address.ts'
import { Breadcrumb, type BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { BackLink } from './back-link.tsx'
import css from './page-top.module.css'

interface PageTopProps {
	trail: BreadcrumbItem[]
	back: LinkTarget
	/** Leads back to where the reader has come from. */
	isPrevious?: boolean
}

/** Shows where the reader is, and the way back. */
export function PageTop({ trail, back, isPrevious = false }: PageTopProps) {
	return (
		<div className={css.top}>
			<Breadcrumb items={trail} />
			<div className={isPrevious ? css.previous : css.back}>
				<BackLink link={back} isPrevious={isPrevious} />
			</div>
		</div>
	)
}
