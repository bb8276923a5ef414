import { strategyKind } from '@aravalli/shared/strategy/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { SectionOfItems } from './strategy-items.tsx'

/** Shows editors a piece of advice as it stands below the heading of its section. */
export function AdvicePreview({ copy, language }: PreviewProps) {
	const { answered, isFallback } = previewed(strategyKind, copy, language)
	const item = { ...answered, _id: 'preview', isFallback }
	return (
		<PageBody>
			<SectionOfItems section={{ id: 'preview', title: item.section, items: [item] }} />
		</PageBody>
	)
}
