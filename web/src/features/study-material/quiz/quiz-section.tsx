import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Shows the quiz of an item, at its end, and remembers what the reader knew. */
export const QuizSection = lazyPart(() => import('./self-test.tsx').then((part) => part.SelfTest), { comes: 'near' })
