import type { FiledItem } from '@aravalli/shared/topics/contract'
import { linkOfAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon, lockIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './filed-list.module.css'
import { messages as topicMessages } from './messages.en.ts'

interface FiledListProps {
	items: FiledItem[]
	/** Says of each item of what kind it is. */
	hasKinds?: boolean
}

/** Shows items of any kind as rows; the whole of each is one link. */
export function FiledList({ items, hasKinds = false }: FiledListProps) {
	const m = useMessages(topicMessages)
	return (
		<Sheet as="ul">
			{items.map(({ kind, id, path, title, isLocked, isFallback }) => (
				<li key={`${kind}/${id}`} className={classNames(card.card, css.row)}>
					<div className={css.words}>
						{hasKinds && <p className={css.kind}>{m.kinds[kind]}</p>}
						<p className={css.title}>
							<PageLink link={linkOfAddress(path)} lang={isFallback ? 'en' : undefined} className={card.link}>
								{title}
							</PageLink>
						</p>
						{(isLocked || isFallback) && (
							<p className={css.badges}>
								{isLocked && <Badge icon={lockIcon}>{m.signIn}</Badge>}
								{isFallback && <Badge>{m.inEnglish}</Badge>}
							</p>
						)}
					</div>
					<Icon path={chevronRightIcon} className={css.arrow} />
				</li>
			))}
		</Sheet>
	)
}
