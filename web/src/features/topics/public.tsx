import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadRelated } from './load-related.ts'
import { TopicLinks } from './topic-links.tsx'

/** Stands at the end of an item of any kind; the loader makes it ready with `loadRelated`. */
export const OnThisTopic = lazyPart(() => import('./on-this-topic.tsx').then((part) => part.OnThisTopic), {
	comes: 'near',
})

export { loadRelated, TopicLinks }
