import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Comes with the model answer. */
export const JudgePlace = lazyPart(() => import('./judge-place.tsx').then((part) => part.JudgePlace))
