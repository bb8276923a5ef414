import type { Bilingual } from '@aravalli/shared/language'

/** Holds alternative texts that are typed and not stored, by the id of the picture or of its upload: whoever looks at another one finds them again. */
export type AltDrafts = Map<string, Bilingual>
