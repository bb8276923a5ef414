-- Views and downloads are added up here, apart from what they count, so that a count never waits for an edit nor an edit for a count.
CREATE TABLE "counters" (
	"name" text NOT NULL,
	"subject_id" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "counters_name_subject_id_pk" PRIMARY KEY("name","subject_id")
);
