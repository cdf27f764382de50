-- What the migrations up to 0092 executed, one after another, before six took their place.
-- 0001_extensions
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create collation if not exists portuguese (provider = icu, locale = 'pt-BR');
-- unaccent() is only stable, because its dictionary could change; ours does not, so indexes may rely on it.
create function fold_text(text) returns text language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent', $1)) $$;
-- 0002_catalogue
create table specialties (
id smallint primary key,
name text not null unique,
feminine text not null,
slug text not null unique check (slug ~ '^[a-z0-9-]+$')
);
create table insurers (
id smallint primary key check (id between 1 and 63),
name text not null unique
);
create table states (
code char(2) primary key,
name text not null unique
);
create table municipalities (
ibge_code integer primary key check (ibge_code between 1100000 and 5399999),
name text not null,
state char(2) not null references states,
latitude double precision check (latitude between -90 and 90),
longitude double precision check (longitude between -180 and 180),
population integer check (population >= 0),
is_capital boolean not null default false,
unique (state, name),
check ((latitude is null) = (longitude is null))
);
create index municipalities_by_folded_name on municipalities (state, fold_text(name));
-- 0003_professionals
create table professionals (
id uuid primary key,
email text not null unique check (email = lower(email) and length(email) <= 254),
password_hash text,
role text not null default 'user' check (role in ('user', 'admin')),
blocked boolean not null default false,
subscription_level text not null default 'free' check (subscription_level in ('free', 'premium')),
is_verified boolean not null default false,
title text check (title in ('Dr', 'Dra')),
name text not null check (length(name) between 2 and 80),
lastname text not null check (length(lastname) between 2 and 80),
display_gender text not null default 'masculino' check (display_gender in ('masculino', 'feminino')),
specialty_id smallint references specialties,
crm text not null check (length(crm) between 5 and 20),
crm_key text not null unique,
cpf_cnpj text,
cpf_cnpj_key text unique,
slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$'),
city text check (length(city) <= 80),
state char(2) references states,
municipality_id integer references municipalities,
cep text check (cep ~ '^[0-9]{8}$'),
whatsapp text check (whatsapp ~ '^[0-9]{10,13}$'),
phone text check (phone ~ '^[0-9]{10,13}$'),
presencial boolean not null default true,
teleconsulta boolean not null default false,
availability text[] not null default '{}',
bio text check (length(bio) <= 5000),
experience text check (length(experience) <= 5000),
image_hash text,
image_mime text,
redirect_url text check (redirect_url ~ '^https://'),
instagram text check (instagram ~ '^https://'),
linkedin text check (linkedin ~ '^https://'),
youtube text check (youtube ~ '^https://'),
facebook text check (facebook ~ '^https://'),
twitter text check (twitter ~ '^https://'),
website text check (website ~ '^https://'),
rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
review_count integer not null default 0 check (review_count >= 0),
profile_views integer not null default 0 check (profile_views >= 0),
profile_completed boolean not null default false,
created_at timestamptz not null default now(),
updated_at timestamptz not null default now(),
check ((review_count = 0) = (rating = 0)),
check ((image_hash is null) = (image_mime is null))
);
create index professionals_admins on professionals (id) where role = 'admin';
create index professionals_listed on professionals (specialty_id) where role = 'user' and not blocked;
create index professionals_newest on professionals (created_at desc, id);
create table released_slugs (
slug text primary key,
professional_id uuid references professionals on delete set null,
released_at timestamptz not null
);
create index released_slugs_professional on released_slugs (professional_id);
create table profile_images (
professional_id uuid not null references professionals on delete cascade,
hash text not null,
width smallint not null check (width in (160, 512)),
format text not null check (format in ('webp', 'avif')),
bytes bytea not null,
created_at timestamptz not null default now(),
primary key (professional_id, hash, width, format)
);
create table profile_views (
professional_id uuid not null references professionals on delete cascade,
day date not null,
visitor text not null,
counted boolean not null default false,
primary key (professional_id, day, visitor)
);
create index profile_views_day on profile_views (day);
create index profile_views_not_counted on profile_views (professional_id, day) where not counted;
create table profile_view_days (
professional_id uuid not null references professionals on delete cascade,
day date not null,
views integer not null check (views > 0),
primary key (professional_id, day)
);
create table visitor_salts (
day date primary key,
salt bytea not null check (length(salt) = 32)
);
-- 0004_profile_parts
create table services (
id uuid primary key,
professional_id uuid not null references professionals on delete cascade,
name text not null check (length(name) between 1 and 120),
description text check (length(description) <= 1000),
price numeric(8, 2) not null check (price between 0 and 999999.99),
is_active boolean not null default true,
created_at timestamptz not null default now()
);
create index services_of_professional on services (professional_id, created_at, id);
create table professional_insurances (
id uuid primary key,
professional_id uuid not null references professionals on delete cascade,
insurer_id smallint not null references insurers,
is_active boolean not null default true,
created_at timestamptz not null default now(),
unique (professional_id, insurer_id)
);
create table locations (
id uuid primary key,
professional_id uuid not null references professionals on delete cascade,
name text not null check (length(name) between 1 and 120),
address text check (length(address) <= 200),
city text check (length(city) <= 80),
state char(2) references states,
cep text check (cep ~ '^[0-9]{8}$'),
phone text check (phone ~ '^[0-9]{10,13}$'),
whatsapp text check (whatsapp ~ '^[0-9]{10,13}$'),
availability text[] not null default '{}',
is_online boolean not null default false,
is_active boolean not null default true,
created_at timestamptz not null default now(),
check (
case when is_online then address is null and coalesce(phone, whatsapp) is not null
else address is not null and city is not null and state is not null end
)
);
create index locations_of_professional on locations (professional_id, created_at, id);
create table faqs (
id uuid primary key,
professional_id uuid not null references professionals on delete cascade,
question text not null check (length(question) between 1 and 300),
answer text not null check (length(answer) between 1 and 2000),
position smallint not null default 0 check (position >= 0),
is_active boolean not null default true,
created_at timestamptz not null default now(),
updated_at timestamptz not null default now()
);
create index faqs_of_professional on faqs (professional_id, position, id);
-- 0005_reviews_and_contacts
create table reviews (
id uuid primary key,
professional_id uuid not null references professionals on delete cascade,
patient_name text not null check (length(patient_name) between 1 and 80),
rating smallint not null check (rating between 1 and 5),
comment text check (length(comment) <= 1000),
status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
quarantined boolean not null default false,
sender_hash text,
created_at timestamptz not null,
updated_at timestamptz not null
);
create index reviews_approved on reviews (professional_id, created_at desc, id) where status = 'approved';
create index reviews_of_professional on reviews (professional_id, status, created_at desc);
create table contacts (
id uuid primary key,
professional_id uuid not null references professionals on delete cascade,
kind text not null check (kind in ('lead', 'contact')),
patient_name text not null check (length(patient_name) between 1 and 80),
patient_email text not null check (length(patient_email) <= 254),
subject text not null check (length(subject) <= 120),
message text not null check (length(message) <= 2000),
whatsapp text check (whatsapp ~ '^[0-9]{10,13}$'),
service_of_interest text check (length(service_of_interest) <= 120),
location text check (length(location) <= 120),
lead_status text not null default 'pending' check (lead_status in ('pending', 'contacted', 'attended')),
quarantined boolean not null default false,
marked_for_review boolean not null default false,
consent_version text,
idempotency_key text,
fingerprint text not null,
created_at timestamptz not null,
updated_at timestamptz not null,
check (kind = 'contact' or (whatsapp is not null and service_of_interest is not null and location is not null))
);
create index contacts_of_professional on contacts (professional_id, created_at desc, id);
create index contacts_leads on contacts (created_at, id) where kind = 'lead' and not quarantined;
create index contacts_repeated on contacts (professional_id, fingerprint, created_at desc);
create index contacts_idempotency on contacts (professional_id, idempotency_key, created_at desc)
where idempotency_key is not null;
-- 0006_blog
create table blog_posts (
id uuid primary key,
slug text not null unique check (slug ~ '^[a-z0-9-]{3,255}$'),
title text not null check (length(title) between 10 and 255),
meta_description text not null check (length(meta_description) between 50 and 160),
category text not null default 'disease' check (length(category) <= 50),
condition_name text check (length(condition_name) <= 255),
excerpt text check (length(excerpt) <= 20000),
introduction text check (length(introduction) <= 20000),
about_condition text check (length(about_condition) <= 20000),
types_variations text check (length(types_variations) <= 20000),
symptoms text check (length(symptoms) <= 20000),
causes text check (length(causes) <= 20000),
diagnosis text check (length(diagnosis) <= 20000),
treatment text check (length(treatment) <= 20000),
prevention text check (length(prevention) <= 20000),
living_with text check (length(living_with) <= 20000),
complications text check (length(complications) <= 20000),
when_to_seek_help text check (length(when_to_seek_help) <= 20000),
related_conditions text check (length(related_conditions) <= 20000),
recent_research text check (length(recent_research) <= 20000),
faqs text check (length(faqs) <= 20000),
key_takeaways text check (length(key_takeaways) <= 20000),
additional_resources text check (length(additional_resources) <= 20000),
medical_references text check (length(medical_references) <= 20000),
featured_image text check (featured_image ~ '^https://'),
featured_image_alt text check (length(featured_image_alt) <= 255),
author_id uuid references professionals on delete set null,
is_published boolean not null default false,
published_at timestamptz,
view_count integer not null default 0 check (view_count >= 0),
estimated_read_time smallint not null default 1 check (estimated_read_time > 0),
created_at timestamptz not null,
updated_at timestamptz not null,
check (not is_published or published_at is not null)
);
create index blog_posts_published on blog_posts (published_at desc, id) where is_published;
create index blog_posts_published_in_category on blog_posts (category, published_at desc, id) where is_published;
create table blog_post_views (
blog_post_id uuid not null references blog_posts on delete cascade,
day date not null,
visitor text not null,
primary key (blog_post_id, day, visitor)
);
-- 0007_accounts
create table password_resets (
id uuid primary key,
professional_id uuid not null references professionals on delete cascade,
token_hash text not null unique,
expires_at timestamptz not null,
used_at timestamptz,
created_at timestamptz not null
);
create index password_resets_of_professional on password_resets (professional_id, created_at desc);
create table rate_limits (
key varchar(255) primary key,
points integer not null default 0,
expire bigint
);
-- 0008_audit_log
create table audit_log (
id bigint generated always as identity primary key,
at timestamptz not null default now(),
actor_kind text not null check (actor_kind in ('professional', 'admin', 'operator', 'system')),
actor_id uuid,
action text not null check (length(action) <= 80),
subject_kind text not null check (length(subject_kind) <= 40),
subject_id text not null,
before jsonb,
after jsonb,
reason text check (length(reason) <= 500)
);
create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
create index audit_log_newest on audit_log (at desc);
create function refuse_change() returns trigger language plpgsql
as $$ begin raise exception 'the audit log only grows'; end $$;
create trigger audit_log_only_grows before update or delete or truncate on audit_log
for each statement execute function refuse_change();
-- 0010_professional_listings
-- The same letters as foldText() of the domain; the domain's words and these must stay equal.
create function name_words(text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
apart constant text := '[^[:alnum:]]+';
folded constant text := lower(regexp_replace(normalize($1, NFD),
'[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'));
words text[] := regexp_split_to_array(folded, apart);
begin
if folded ~ '[''’`´]' then
words := words || regexp_split_to_array(regexp_replace(folded, '[''’`´]', '', 'g'), apart);
end if;
return tsvector_to_array(ts_delete(array_to_tsvector(array_remove(words, '')),
'{de,da,do,das,dos,e,di,del}'::text[]));
end
$$;
create table professional_listings (
professional_id uuid primary key references professionals on delete cascade,
rank integer not null,
rating_order integer not null,
specialty_id smallint not null,
municipality_id integer not null,
state text collate "C" not null,
modes smallint not null,
insurers bigint not null,
names tsvector not null,
license text collate "C" not null
);
comment on column professional_listings.rank is 'ascending is better: premium, verified, weighted rating';
comment on column professional_listings.rating_order is 'ascending is better: rating, number of reviews';
comment on column professional_listings.modes is 'bits: 1 presencial, 2 teleconsulta, 4 premium';
comment on column professional_listings.insurers is 'bit id - 1 of each active insurer';
comment on column professional_listings.license is 'letters, then digits of the registration: crmsp123456';
-- Great circle by the haversine formula, on a sphere of 6371 km.
create function distance_km(float8, float8, float8, float8) returns float8 language sql immutable parallel safe
as $$ select 12742 * asin(sqrt(least(1, sind(($3 - $1) / 2) ^ 2
+ cosd($1) * cosd($3) * sind(($4 - $2) / 2) ^ 2))) $$;
create index professional_listings_specialty_municipality on professional_listings
(specialty_id, municipality_id, rank, professional_id) include (state, modes, insurers, rating_order);
create index professional_listings_specialty_state on professional_listings
(specialty_id, state, rank, professional_id) include (municipality_id, modes, insurers, rating_order);
create index professional_listings_specialty on professional_listings
(specialty_id, rank, professional_id) include (municipality_id, state, modes, insurers, rating_order);
create index professional_listings_municipality on professional_listings
(municipality_id, rank, professional_id) include (specialty_id, state, modes, insurers, rating_order);
create index professional_listings_state on professional_listings
(state, rank, professional_id) include (specialty_id, municipality_id, modes, insurers, rating_order);
create index professional_listings_rank on professional_listings
(rank, professional_id) include (specialty_id, municipality_id, state, modes, insurers, rating_order);
create index professional_listings_rating on professional_listings
(rating_order, rank, professional_id) include (specialty_id, municipality_id, state, modes, insurers);
-- Every search reads the whole pending list: at its usual 4 MB that takes a hundred times longer than the rest.
create index professional_listings_names on professional_listings using gin (names)
with (gin_pending_list_limit = 64);
-- Premium professionals rank before all others: where enough of them bear a name, nobody else need be read.
create index professional_listings_premium_names on professional_listings using gin (names)
with (gin_pending_list_limit = 64) where modes & 4 = 4;
create index professional_listings_license on professional_listings (license);
-- 0011_listing_cells
create table listing_cells (
place text collate "C" not null,
within text collate "C" not null,
specialty_id smallint not null,
modes smallint not null,
listings integer not null,
folded boolean not null default false,
by_insurer integer[] not null
);
comment on column listing_cells.place is 'BR, the code of a state or the IBGE code of a municipality';
comment on column listing_cells.within is 'the place around it';
comment on column listing_cells.specialty_id is '-1: any specialty';
create index listing_cells_place on listing_cells (place, specialty_id) include (modes, listings, within);
create index listing_cells_within on listing_cells (within, specialty_id, place) include (modes, listings);
create index listing_cells_unfolded on listing_cells (place) where not folded;
create function count_listing_changes() returns trigger language plpgsql as $$
begin
if tg_op = 'INSERT' then 
insert into listing_cells (place, within, specialty_id, modes, listings, by_insurer)
select * from (
select coalesce(municipality_id::text, state, 'BR') as place,
case when grouping(state) = 1 then '' when grouping(municipality_id) = 1 then 'BR' else state end as within,
coalesce(specialty_id, -1::smallint), modes, sum(people) as listings,
array[coalesce(sum(people) filter (where insurers & 1 <> 0), 0), coalesce(sum(people) filter (where insurers & 2 <> 0), 0), coalesce(sum(people) filter (where insurers & 4 <> 0), 0), coalesce(sum(people) filter (where insurers & 8 <> 0), 0), coalesce(sum(people) filter (where insurers & 16 <> 0), 0), coalesce(sum(people) filter (where insurers & 32 <> 0), 0), coalesce(sum(people) filter (where insurers & 64 <> 0), 0), coalesce(sum(people) filter (where insurers & 128 <> 0), 0), coalesce(sum(people) filter (where insurers & 256 <> 0), 0), coalesce(sum(people) filter (where insurers & 512 <> 0), 0), coalesce(sum(people) filter (where insurers & 1024 <> 0), 0), coalesce(sum(people) filter (where insurers & 2048 <> 0), 0), coalesce(sum(people) filter (where insurers & 4096 <> 0), 0), coalesce(sum(people) filter (where insurers & 8192 <> 0), 0), coalesce(sum(people) filter (where insurers & 16384 <> 0), 0), coalesce(sum(people) filter (where insurers & 32768 <> 0), 0), coalesce(sum(people) filter (where insurers & 65536 <> 0), 0), coalesce(sum(people) filter (where insurers & 131072 <> 0), 0), coalesce(sum(people) filter (where insurers & 262144 <> 0), 0), coalesce(sum(people) filter (where insurers & 524288 <> 0), 0), coalesce(sum(people) filter (where insurers & 1048576 <> 0), 0), coalesce(sum(people) filter (where insurers & 2097152 <> 0), 0), coalesce(sum(people) filter (where insurers & 4194304 <> 0), 0), coalesce(sum(people) filter (where insurers & 8388608 <> 0), 0), coalesce(sum(people) filter (where insurers & 16777216 <> 0), 0), coalesce(sum(people) filter (where insurers & 33554432 <> 0), 0), coalesce(sum(people) filter (where insurers & 67108864 <> 0), 0), coalesce(sum(people) filter (where insurers & 134217728 <> 0), 0), coalesce(sum(people) filter (where insurers & 268435456 <> 0), 0), coalesce(sum(people) filter (where insurers & 536870912 <> 0), 0), coalesce(sum(people) filter (where insurers & 1073741824 <> 0), 0), coalesce(sum(people) filter (where insurers & 2147483648 <> 0), 0), coalesce(sum(people) filter (where insurers & 4294967296 <> 0), 0), coalesce(sum(people) filter (where insurers & 8589934592 <> 0), 0), coalesce(sum(people) filter (where insurers & 17179869184 <> 0), 0), coalesce(sum(people) filter (where insurers & 34359738368 <> 0), 0), coalesce(sum(people) filter (where insurers & 68719476736 <> 0), 0), coalesce(sum(people) filter (where insurers & 137438953472 <> 0), 0), coalesce(sum(people) filter (where insurers & 274877906944 <> 0), 0), coalesce(sum(people) filter (where insurers & 549755813888 <> 0), 0), coalesce(sum(people) filter (where insurers & 1099511627776 <> 0), 0), coalesce(sum(people) filter (where insurers & 2199023255552 <> 0), 0), coalesce(sum(people) filter (where insurers & 4398046511104 <> 0), 0), coalesce(sum(people) filter (where insurers & 8796093022208 <> 0), 0), coalesce(sum(people) filter (where insurers & 17592186044416 <> 0), 0), coalesce(sum(people) filter (where insurers & 35184372088832 <> 0), 0), coalesce(sum(people) filter (where insurers & 70368744177664 <> 0), 0), coalesce(sum(people) filter (where insurers & 140737488355328 <> 0), 0), coalesce(sum(people) filter (where insurers & 281474976710656 <> 0), 0), coalesce(sum(people) filter (where insurers & 562949953421312 <> 0), 0), coalesce(sum(people) filter (where insurers & 1125899906842624 <> 0), 0), coalesce(sum(people) filter (where insurers & 2251799813685248 <> 0), 0), coalesce(sum(people) filter (where insurers & 4503599627370496 <> 0), 0), coalesce(sum(people) filter (where insurers & 9007199254740992 <> 0), 0), coalesce(sum(people) filter (where insurers & 18014398509481984 <> 0), 0), coalesce(sum(people) filter (where insurers & 36028797018963968 <> 0), 0), coalesce(sum(people) filter (where insurers & 72057594037927936 <> 0), 0), coalesce(sum(people) filter (where insurers & 144115188075855872 <> 0), 0), coalesce(sum(people) filter (where insurers & 288230376151711744 <> 0), 0), coalesce(sum(people) filter (where insurers & 576460752303423488 <> 0), 0), coalesce(sum(people) filter (where insurers & 1152921504606846976 <> 0), 0), coalesce(sum(people) filter (where insurers & 2305843009213693952 <> 0), 0), coalesce(sum(people) filter (where insurers & 4611686018427387904 <> 0), 0)]::integer[] as by_insurer
from (
select municipality_id, specialty_id, state, modes, insurers, sum(sign)::integer as people
from (select 1 as sign, municipality_id, specialty_id, state, modes, insurers from new_listings) as change
group by municipality_id, specialty_id, state, modes, insurers having sum(sign) <> 0
) as changed
group by modes, rollup (state, municipality_id), rollup (specialty_id)
) as difference
where place not in ('', '0') and (listings <> 0 or array_remove(by_insurer, 0) <> '{}');
elsif tg_op = 'DELETE' then 
insert into listing_cells (place, within, specialty_id, modes, listings, by_insurer)
select * from (
select coalesce(municipality_id::text, state, 'BR') as place,
case when grouping(state) = 1 then '' when grouping(municipality_id) = 1 then 'BR' else state end as within,
coalesce(specialty_id, -1::smallint), modes, sum(people) as listings,
array[coalesce(sum(people) filter (where insurers & 1 <> 0), 0), coalesce(sum(people) filter (where insurers & 2 <> 0), 0), coalesce(sum(people) filter (where insurers & 4 <> 0), 0), coalesce(sum(people) filter (where insurers & 8 <> 0), 0), coalesce(sum(people) filter (where insurers & 16 <> 0), 0), coalesce(sum(people) filter (where insurers & 32 <> 0), 0), coalesce(sum(people) filter (where insurers & 64 <> 0), 0), coalesce(sum(people) filter (where insurers & 128 <> 0), 0), coalesce(sum(people) filter (where insurers & 256 <> 0), 0), coalesce(sum(people) filter (where insurers & 512 <> 0), 0), coalesce(sum(people) filter (where insurers & 1024 <> 0), 0), coalesce(sum(people) filter (where insurers & 2048 <> 0), 0), coalesce(sum(people) filter (where insurers & 4096 <> 0), 0), coalesce(sum(people) filter (where insurers & 8192 <> 0), 0), coalesce(sum(people) filter (where insurers & 16384 <> 0), 0), coalesce(sum(people) filter (where insurers & 32768 <> 0), 0), coalesce(sum(people) filter (where insurers & 65536 <> 0), 0), coalesce(sum(people) filter (where insurers & 131072 <> 0), 0), coalesce(sum(people) filter (where insurers & 262144 <> 0), 0), coalesce(sum(people) filter (where insurers & 524288 <> 0), 0), coalesce(sum(people) filter (where insurers & 1048576 <> 0), 0), coalesce(sum(people) filter (where insurers & 2097152 <> 0), 0), coalesce(sum(people) filter (where insurers & 4194304 <> 0), 0), coalesce(sum(people) filter (where insurers & 8388608 <> 0), 0), coalesce(sum(people) filter (where insurers & 16777216 <> 0), 0), coalesce(sum(people) filter (where insurers & 33554432 <> 0), 0), coalesce(sum(people) filter (where insurers & 67108864 <> 0), 0), coalesce(sum(people) filter (where insurers & 134217728 <> 0), 0), coalesce(sum(people) filter (where insurers & 268435456 <> 0), 0), coalesce(sum(people) filter (where insurers & 536870912 <> 0), 0), coalesce(sum(people) filter (where insurers & 1073741824 <> 0), 0), coalesce(sum(people) filter (where insurers & 2147483648 <> 0), 0), coalesce(sum(people) filter (where insurers & 4294967296 <> 0), 0), coalesce(sum(people) filter (where insurers & 8589934592 <> 0), 0), coalesce(sum(people) filter (where insurers & 17179869184 <> 0), 0), coalesce(sum(people) filter (where insurers & 34359738368 <> 0), 0), coalesce(sum(people) filter (where insurers & 68719476736 <> 0), 0), coalesce(sum(people) filter (where insurers & 137438953472 <> 0), 0), coalesce(sum(people) filter (where insurers & 274877906944 <> 0), 0), coalesce(sum(people) filter (where insurers & 549755813888 <> 0), 0), coalesce(sum(people) filter (where insurers & 1099511627776 <> 0), 0), coalesce(sum(people) filter (where insurers & 2199023255552 <> 0), 0), coalesce(sum(people) filter (where insurers & 4398046511104 <> 0), 0), coalesce(sum(people) filter (where insurers & 8796093022208 <> 0), 0), coalesce(sum(people) filter (where insurers & 17592186044416 <> 0), 0), coalesce(sum(people) filter (where insurers & 35184372088832 <> 0), 0), coalesce(sum(people) filter (where insurers & 70368744177664 <> 0), 0), coalesce(sum(people) filter (where insurers & 140737488355328 <> 0), 0), coalesce(sum(people) filter (where insurers & 281474976710656 <> 0), 0), coalesce(sum(people) filter (where insurers & 562949953421312 <> 0), 0), coalesce(sum(people) filter (where insurers & 1125899906842624 <> 0), 0), coalesce(sum(people) filter (where insurers & 2251799813685248 <> 0), 0), coalesce(sum(people) filter (where insurers & 4503599627370496 <> 0), 0), coalesce(sum(people) filter (where insurers & 9007199254740992 <> 0), 0), coalesce(sum(people) filter (where insurers & 18014398509481984 <> 0), 0), coalesce(sum(people) filter (where insurers & 36028797018963968 <> 0), 0), coalesce(sum(people) filter (where insurers & 72057594037927936 <> 0), 0), coalesce(sum(people) filter (where insurers & 144115188075855872 <> 0), 0), coalesce(sum(people) filter (where insurers & 288230376151711744 <> 0), 0), coalesce(sum(people) filter (where insurers & 576460752303423488 <> 0), 0), coalesce(sum(people) filter (where insurers & 1152921504606846976 <> 0), 0), coalesce(sum(people) filter (where insurers & 2305843009213693952 <> 0), 0), coalesce(sum(people) filter (where insurers & 4611686018427387904 <> 0), 0)]::integer[] as by_insurer
from (
select municipality_id, specialty_id, state, modes, insurers, sum(sign)::integer as people
from (select -1 as sign, municipality_id, specialty_id, state, modes, insurers from old_listings) as change
group by municipality_id, specialty_id, state, modes, insurers having sum(sign) <> 0
) as changed
group by modes, rollup (state, municipality_id), rollup (specialty_id)
) as difference
where place not in ('', '0') and (listings <> 0 or array_remove(by_insurer, 0) <> '{}');
else 
insert into listing_cells (place, within, specialty_id, modes, listings, by_insurer)
select * from (
select coalesce(municipality_id::text, state, 'BR') as place,
case when grouping(state) = 1 then '' when grouping(municipality_id) = 1 then 'BR' else state end as within,
coalesce(specialty_id, -1::smallint), modes, sum(people) as listings,
array[coalesce(sum(people) filter (where insurers & 1 <> 0), 0), coalesce(sum(people) filter (where insurers & 2 <> 0), 0), coalesce(sum(people) filter (where insurers & 4 <> 0), 0), coalesce(sum(people) filter (where insurers & 8 <> 0), 0), coalesce(sum(people) filter (where insurers & 16 <> 0), 0), coalesce(sum(people) filter (where insurers & 32 <> 0), 0), coalesce(sum(people) filter (where insurers & 64 <> 0), 0), coalesce(sum(people) filter (where insurers & 128 <> 0), 0), coalesce(sum(people) filter (where insurers & 256 <> 0), 0), coalesce(sum(people) filter (where insurers & 512 <> 0), 0), coalesce(sum(people) filter (where insurers & 1024 <> 0), 0), coalesce(sum(people) filter (where insurers & 2048 <> 0), 0), coalesce(sum(people) filter (where insurers & 4096 <> 0), 0), coalesce(sum(people) filter (where insurers & 8192 <> 0), 0), coalesce(sum(people) filter (where insurers & 16384 <> 0), 0), coalesce(sum(people) filter (where insurers & 32768 <> 0), 0), coalesce(sum(people) filter (where insurers & 65536 <> 0), 0), coalesce(sum(people) filter (where insurers & 131072 <> 0), 0), coalesce(sum(people) filter (where insurers & 262144 <> 0), 0), coalesce(sum(people) filter (where insurers & 524288 <> 0), 0), coalesce(sum(people) filter (where insurers & 1048576 <> 0), 0), coalesce(sum(people) filter (where insurers & 2097152 <> 0), 0), coalesce(sum(people) filter (where insurers & 4194304 <> 0), 0), coalesce(sum(people) filter (where insurers & 8388608 <> 0), 0), coalesce(sum(people) filter (where insurers & 16777216 <> 0), 0), coalesce(sum(people) filter (where insurers & 33554432 <> 0), 0), coalesce(sum(people) filter (where insurers & 67108864 <> 0), 0), coalesce(sum(people) filter (where insurers & 134217728 <> 0), 0), coalesce(sum(people) filter (where insurers & 268435456 <> 0), 0), coalesce(sum(people) filter (where insurers & 536870912 <> 0), 0), coalesce(sum(people) filter (where insurers & 1073741824 <> 0), 0), coalesce(sum(people) filter (where insurers & 2147483648 <> 0), 0), coalesce(sum(people) filter (where insurers & 4294967296 <> 0), 0), coalesce(sum(people) filter (where insurers & 8589934592 <> 0), 0), coalesce(sum(people) filter (where insurers & 17179869184 <> 0), 0), coalesce(sum(people) filter (where insurers & 34359738368 <> 0), 0), coalesce(sum(people) filter (where insurers & 68719476736 <> 0), 0), coalesce(sum(people) filter (where insurers & 137438953472 <> 0), 0), coalesce(sum(people) filter (where insurers & 274877906944 <> 0), 0), coalesce(sum(people) filter (where insurers & 549755813888 <> 0), 0), coalesce(sum(people) filter (where insurers & 1099511627776 <> 0), 0), coalesce(sum(people) filter (where insurers & 2199023255552 <> 0), 0), coalesce(sum(people) filter (where insurers & 4398046511104 <> 0), 0), coalesce(sum(people) filter (where insurers & 8796093022208 <> 0), 0), coalesce(sum(people) filter (where insurers & 17592186044416 <> 0), 0), coalesce(sum(people) filter (where insurers & 35184372088832 <> 0), 0), coalesce(sum(people) filter (where insurers & 70368744177664 <> 0), 0), coalesce(sum(people) filter (where insurers & 140737488355328 <> 0), 0), coalesce(sum(people) filter (where insurers & 281474976710656 <> 0), 0), coalesce(sum(people) filter (where insurers & 562949953421312 <> 0), 0), coalesce(sum(people) filter (where insurers & 1125899906842624 <> 0), 0), coalesce(sum(people) filter (where insurers & 2251799813685248 <> 0), 0), coalesce(sum(people) filter (where insurers & 4503599627370496 <> 0), 0), coalesce(sum(people) filter (where insurers & 9007199254740992 <> 0), 0), coalesce(sum(people) filter (where insurers & 18014398509481984 <> 0), 0), coalesce(sum(people) filter (where insurers & 36028797018963968 <> 0), 0), coalesce(sum(people) filter (where insurers & 72057594037927936 <> 0), 0), coalesce(sum(people) filter (where insurers & 144115188075855872 <> 0), 0), coalesce(sum(people) filter (where insurers & 288230376151711744 <> 0), 0), coalesce(sum(people) filter (where insurers & 576460752303423488 <> 0), 0), coalesce(sum(people) filter (where insurers & 1152921504606846976 <> 0), 0), coalesce(sum(people) filter (where insurers & 2305843009213693952 <> 0), 0), coalesce(sum(people) filter (where insurers & 4611686018427387904 <> 0), 0)]::integer[] as by_insurer
from (
select municipality_id, specialty_id, state, modes, insurers, sum(sign)::integer as people
from (select 1 as sign, municipality_id, specialty_id, state, modes, insurers from new_listings union all select -1 as sign, municipality_id, specialty_id, state, modes, insurers from old_listings) as change
group by municipality_id, specialty_id, state, modes, insurers having sum(sign) <> 0
) as changed
group by modes, rollup (state, municipality_id), rollup (specialty_id)
) as difference
where place not in ('', '0') and (listings <> 0 or array_remove(by_insurer, 0) <> '{}');
end if;
return null;
end $$;
create function fold_listing_cells() returns void language sql as $$
with touched as (
select distinct place, within, specialty_id, modes from listing_cells where not folded
),
gone as (
delete from listing_cells as cell using touched
where cell.place = touched.place and cell.within = touched.within
and cell.specialty_id = touched.specialty_id and cell.modes = touched.modes
returning cell.*
)
insert into listing_cells
select place, within, specialty_id, modes, sum(listings), true,
array[sum(by_insurer[1]), sum(by_insurer[2]), sum(by_insurer[3]), sum(by_insurer[4]), sum(by_insurer[5]), sum(by_insurer[6]), sum(by_insurer[7]), sum(by_insurer[8]), sum(by_insurer[9]), sum(by_insurer[10]), sum(by_insurer[11]), sum(by_insurer[12]), sum(by_insurer[13]), sum(by_insurer[14]), sum(by_insurer[15]), sum(by_insurer[16]), sum(by_insurer[17]), sum(by_insurer[18]), sum(by_insurer[19]), sum(by_insurer[20]), sum(by_insurer[21]), sum(by_insurer[22]), sum(by_insurer[23]), sum(by_insurer[24]), sum(by_insurer[25]), sum(by_insurer[26]), sum(by_insurer[27]), sum(by_insurer[28]), sum(by_insurer[29]), sum(by_insurer[30]), sum(by_insurer[31]), sum(by_insurer[32]), sum(by_insurer[33]), sum(by_insurer[34]), sum(by_insurer[35]), sum(by_insurer[36]), sum(by_insurer[37]), sum(by_insurer[38]), sum(by_insurer[39]), sum(by_insurer[40]), sum(by_insurer[41]), sum(by_insurer[42]), sum(by_insurer[43]), sum(by_insurer[44]), sum(by_insurer[45]), sum(by_insurer[46]), sum(by_insurer[47]), sum(by_insurer[48]), sum(by_insurer[49]), sum(by_insurer[50]), sum(by_insurer[51]), sum(by_insurer[52]), sum(by_insurer[53]), sum(by_insurer[54]), sum(by_insurer[55]), sum(by_insurer[56]), sum(by_insurer[57]), sum(by_insurer[58]), sum(by_insurer[59]), sum(by_insurer[60]), sum(by_insurer[61]), sum(by_insurer[62]), sum(by_insurer[63])]::integer[]
from gone
group by place, within, specialty_id, modes
having sum(listings) <> 0
order by within, specialty_id, place
$$;
create trigger listings_counted_on_insert after insert on professional_listings
referencing new table as new_listings for each statement execute function count_listing_changes();
create trigger listings_counted_on_update after update on professional_listings
referencing old table as old_listings new table as new_listings for each statement execute function count_listing_changes();
create trigger listings_counted_on_delete after delete on professional_listings
referencing old table as old_listings for each statement execute function count_listing_changes();
-- 0012_listed_words
create table listed_words (
word text collate "C" primary key,
id bigint not null generated always as identity unique
);
create index listed_words_trigrams on listed_words using gin (word gin_trgm_ops);
create function remember_listed_words() returns trigger language plpgsql as $$
begin
insert into listed_words (word)
select distinct name.word from new_listings cross join lateral unnest(tsvector_to_array(names)) as name (word)
where not exists (select from listed_words where listed_words.word = name.word)
order by name.word
on conflict do nothing;
return null;
end $$;
create trigger listings_words_on_insert after insert on professional_listings
referencing new table as new_listings for each statement execute function remember_listed_words();
create trigger listings_words_on_update after update on professional_listings
referencing new table as new_listings for each statement execute function remember_listed_words();
-- 0013_name_query
create function name_query(asked text, beginnings text[]) returns tsquery
language plpgsql stable strict parallel safe as $$
declare
beginning text;
words text[];
begin
foreach beginning in array beginnings loop
words := array(
select word from listed_words
where word >= beginning and word < beginning || U&'\+10FFFF' limit 101
);
if cardinality(words) between 1 and 100 then
asked := replace(asked, format('%L:*', beginning), '''' || array_to_string(words, ''' | ''') || '''');
end if;
end loop;
return asked::tsquery;
end $$;
comment on function name_query is 'asked: a tsquery as text; beginnings: those in it, each written as ''word'':*';
-- 0014_public_addresses
create index professionals_visible on professionals (id) where role = 'user' and not blocked;
create index reviews_approved_stars on reviews (professional_id) include (rating) where status = 'approved';
-- 0015_listing_marks
-- 4 bytes the municipality, 2 the letters of the state, 1 the specialty, 1 the modes, 8 the insurers.
create function listing_mark(municipality integer, state text, specialty smallint, modes smallint, insurers bigint)
returns bytea language sql immutable parallel safe as $$
select int8send((municipality::bigint << 32)
| ((ascii(state) << 8 | ascii(right(state, 1)))::bigint << 16)
| (specialty::bigint << 8) | modes)
|| int8send(insurers)
$$;
-- 0016_common_names
create table common_names (
word text collate "C" primary key,
kept boolean not null default false
);
create table common_name_bearers (
word text collate "C" not null,
came bytea not null,
gone bytea not null,
folded boolean not null default false
);
comment on column common_name_bearers.came is 'marks one after another';
alter table common_name_bearers alter column came set storage external, alter column gone set storage external;
create index common_name_bearers_word on common_name_bearers (word);
create index common_name_bearers_unfolded on common_name_bearers (word) where not folded;
create function note_bearers_of_common_names() returns trigger language plpgsql as $$
begin
perform pg_advisory_xact_lock_shared(7283404);
if tg_op = 'INSERT' then 
insert into common_name_bearers (word, came, gone)
select word, coalesce(string_agg(mark, '') filter (where sign > 0), ''),
coalesce(string_agg(mark, '') filter (where sign < 0), '')
from (
select word, listing_mark(municipality_id, state, specialty_id, modes, insurers) as mark, sum(sign) as sign
from (select 1 as sign, * from new_listings) as change cross join lateral unnest(tsvector_to_array(names)) as name (word)
where word in (select word from common_names)
group by professional_id, word, mark having sum(sign) <> 0
) as changed
group by word;
elsif tg_op = 'DELETE' then 
insert into common_name_bearers (word, came, gone)
select word, coalesce(string_agg(mark, '') filter (where sign > 0), ''),
coalesce(string_agg(mark, '') filter (where sign < 0), '')
from (
select word, listing_mark(municipality_id, state, specialty_id, modes, insurers) as mark, sum(sign) as sign
from (select -1 as sign, * from old_listings) as change cross join lateral unnest(tsvector_to_array(names)) as name (word)
where word in (select word from common_names)
group by professional_id, word, mark having sum(sign) <> 0
) as changed
group by word;
else 
insert into common_name_bearers (word, came, gone)
select word, coalesce(string_agg(mark, '') filter (where sign > 0), ''),
coalesce(string_agg(mark, '') filter (where sign < 0), '')
from (
select word, listing_mark(municipality_id, state, specialty_id, modes, insurers) as mark, sum(sign) as sign
from (select 1 as sign, * from new_listings union all select -1 as sign, * from old_listings) as change cross join lateral unnest(tsvector_to_array(names)) as name (word)
where word in (select word from common_names)
group by professional_id, word, mark having sum(sign) <> 0
) as changed
group by word;
end if;
return null;
end $$;
create function fold_common_names() returns void language sql as $$
with touched as (select distinct word from common_name_bearers where not folded),
taken as (
delete from common_name_bearers as bearers using touched
where bearers.word = touched.word and octet_length(came) + octet_length(gone) < 8192
returning bearers.*
)
insert into common_name_bearers
select word, string_agg(came, ''), string_agg(gone, ''), true from taken group by word
$$;
create trigger listings_named_on_insert after insert on professional_listings
referencing new table as new_listings for each statement execute function note_bearers_of_common_names();
create trigger listings_named_on_update after update on professional_listings
referencing old table as old_listings new table as new_listings for each statement execute function note_bearers_of_common_names();
create trigger listings_named_on_delete after delete on professional_listings
referencing old table as old_listings for each statement execute function note_bearers_of_common_names();
-- 0020_sessions
create table sessions (
token_hash text primary key,
professional_id uuid not null references professionals on delete cascade,
remembered boolean not null,
sender_hash text,
started_at timestamptz not null,
last_seen_at timestamptz not null,
expires_at timestamptz not null
);
comment on column sessions.token_hash is 'SHA-256 of what the cookie holds';
create index sessions_of_professional on sessions (professional_id);
create index sessions_by_end on sessions (expires_at);
-- 0021_account_notices
create table account_notices (
professional_id uuid not null references professionals on delete cascade,
kind text not null check (length(kind) <= 40),
day date not null,
primary key (professional_id, kind, day)
);
-- 0030_staged_photos
create table staged_photos (
professional_id uuid not null references professionals on delete cascade,
hash text not null,
width smallint not null check (width in (160, 512)),
format text not null check (format in ('webp', 'avif')),
bytes bytea not null,
staged_at timestamptz not null,
primary key (professional_id, hash, width, format)
);
create index staged_photos_by_age on staged_photos (staged_at);
-- 0040_post_views
alter table blog_post_views add column counted boolean not null default false;
create index blog_post_views_day on blog_post_views (day);
create index blog_post_views_not_counted on blog_post_views (blog_post_id) where not counted;
-- 0050_audit_actors
alter table audit_log
alter column actor_id type text,
add column undoes bigint unique references audit_log;
comment on column audit_log.actor_id is 'the account, or cli:<user of the machine>';
drop index audit_log_subject;
create index audit_log_subject on audit_log (subject_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_action on audit_log (action, id desc);
alter table audit_log enable always trigger audit_log_only_grows;
-- 0051_roster
create index professionals_roster on professionals
(subscription_level desc, is_verified desc, rating desc, id) include (blocked) where role = 'user';
create index professionals_roster_name on professionals
(fold_text(name || ' ' || lastname), id) where role = 'user';
create index professionals_roster_rating on professionals
(rating desc, review_count desc, id) where role = 'user';
create index professionals_roster_views on professionals (profile_views desc, id) where role = 'user';
create index professionals_roster_reviews on professionals (review_count desc, id) where role = 'user';
create index professionals_blocked on professionals (id) where blocked;
create index professionals_roster_text on professionals using gin (fold_text(
name || ' ' || lastname || ' ' || email || ' ' || crm || ' ' || crm_key || ' ' || coalesce(whatsapp, '')
) gin_trgm_ops);
-- 0055_roster_pages
drop index if exists professionals_roster;
create index professionals_roster on professionals (subscription_level desc, is_verified desc, rating desc, id) include (blocked, specialty_id, state) where role = 'user';
drop index if exists professionals_roster_newest;
create index professionals_roster_newest on professionals (created_at desc, id) include (subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
drop index if exists professionals_roster_name;
create index professionals_roster_name on professionals (fold_text(name || ' ' || lastname), id) include (name, lastname, subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
drop index if exists professionals_roster_rating;
create index professionals_roster_rating on professionals (rating desc, review_count desc, id) include (subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
drop index if exists professionals_roster_views;
create index professionals_roster_views on professionals (profile_views desc, id) include (subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
drop index if exists professionals_roster_reviews;
create index professionals_roster_reviews on professionals (review_count desc, id) include (subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
drop index if exists professionals_roster_state;
create index professionals_roster_state on professionals (state, specialty_id) include (subscription_level, is_verified, blocked) where role = 'user';
drop index if exists professionals_roster_specialty;
create index professionals_roster_specialty on professionals (specialty_id) include (subscription_level, is_verified, blocked) where role = 'user';
-- 0056_roster_counters
drop index professionals_roster_views, professionals_roster_reviews;
-- 0060_access_records_and_erasures
create table access_records (
id bigint generated always as identity primary key,
professional_id uuid not null,
sender_hash text,
at timestamptz not null
);
comment on column access_records.sender_hash is 'keyed hash of the address, never the address';
create index access_records_of_professional on access_records (professional_id, at desc);
create index access_records_by_age on access_records (at);
create function record_access() returns trigger language plpgsql as $$
begin
insert into access_records (professional_id, sender_hash, at)
values (new.professional_id, new.sender_hash, new.started_at);
return null;
end $$;
create trigger sessions_recorded after insert on sessions for each row execute function record_access();
create table erasures (
subject_hash text primary key,
kind text not null check (kind in ('email', 'phone', 'review')),
erased_at timestamptz not null
);
comment on column erasures.subject_hash is 'keyed hash of the e-mail or phone; the id of a review';
create index contacts_by_email on contacts (patient_email);
create index contacts_by_whatsapp on contacts (right(whatsapp, 10));
create index contacts_by_change on contacts (updated_at);
create index reviews_rejected_by_change on reviews (updated_at) where status = 'rejected';
create index password_resets_by_age on password_resets (created_at);
-- 0061_consents
create table consents (
subject_id uuid primary key,
purpose text not null check (purpose in ('contact_by_professional', 'publication_of_review')),
text_version text not null,
given_at timestamptz not null,
withdrawn_at timestamptz
);
comment on column consents.subject_id is 'the contact or review';
create function policy_version() returns text language sql stable as $$ select 'privacidade-2026-11' $$;
comment on function policy_version is 'the privacy policy, where no sentence of its own was ticked';
create function record_consent_to_contact() returns trigger language plpgsql as $$
begin
insert into consents (subject_id, purpose, text_version, given_at)
values (new.id, 'contact_by_professional', coalesce(new.consent_version, policy_version()), new.created_at)
on conflict do nothing;
return null;
end $$;
create trigger contacts_consented after insert on contacts
for each row execute function record_consent_to_contact();
create function record_consent_to_review() returns trigger language plpgsql as $$
begin
insert into consents (subject_id, purpose, text_version, given_at)
values (new.id, 'publication_of_review', policy_version(), new.created_at)
on conflict do nothing;
return null;
end $$;
create trigger reviews_consented after insert on reviews
for each row execute function record_consent_to_review();
insert into consents (subject_id, purpose, text_version, given_at)
select id, 'contact_by_professional', coalesce(consent_version, policy_version()), created_at from contacts
union all select id, 'publication_of_review', policy_version(), created_at from reviews;
alter table erasures drop constraint erasures_kind_check,
add check (kind in ('email', 'phone', 'review', 'contact'));
-- 0070_search_index
create table search_index (
singleton boolean primary key default true check (singleton),
uid text not null default '',
rebuild uuid,
rebuild_seen_at timestamptz,
rebuilt_at timestamptz
);
comment on column search_index.uid is 'the index that answers; empty before the first is built';
comment on column search_index.rebuild is 'the rebuild under way; another one takes its place';
create sequence search_change_versions;
create table search_changes (
professional_id uuid primary key,
version bigint not null default nextval('search_change_versions'),
changed_at timestamptz not null default now(),
sent boolean not null default false,
refusal text
);
comment on column search_changes.sent is 'to the index in use, and kept for the one that is being built';
comment on column search_changes.refusal is 'why the engine does not take this document';
create index search_changes_waiting on search_changes (version) where not sent and refusal is null;
create index search_changes_refused on search_changes (professional_id) where refusal is not null;
create function note_search_changes() returns trigger language plpgsql as $$
begin
if exists (select from search_index) then
insert into search_changes (professional_id)
select professional_id from changed order by professional_id
on conflict (professional_id) do update set
version = excluded.version, sent = false, refusal = null,
changed_at = case when search_changes.sent then excluded.changed_at else search_changes.changed_at end;
end if;
return null;
end $$;
create trigger listings_added_noted after insert on professional_listings
referencing new table as changed for each statement execute function note_search_changes();
create trigger listings_changed_noted after update on professional_listings
referencing new table as changed for each statement execute function note_search_changes();
create trigger listings_removed_noted after delete on professional_listings
referencing old table as changed for each statement execute function note_search_changes();
-- 0080_put_off_indexes
create table put_off_indexes (name text primary key, definition text not null);
-- 0081_put_off_foreign_keys
create table put_off_foreign_keys (name text primary key, table_name text not null, definition text not null);
-- 0090_listing_cell_writes
create table listing_cell_writes (id bigint generated always as identity);
create table listing_cell_folds (is_only boolean primary key default true check (is_only), folds bigint not null);
create function note_cell_write() returns trigger language plpgsql as $$
begin
insert into listing_cell_writes default values;
return null;
end $$;
create function note_cell_fold() returns trigger language plpgsql as $$
begin
insert into listing_cell_folds (folds) values (1)
on conflict (is_only) do update set folds = listing_cell_folds.folds + 1;
delete from listing_cell_writes;
return null;
end $$;
create trigger listing_cells_written after insert on listing_cells
for each statement execute function note_cell_write();
create trigger listing_cells_folded after delete on listing_cells
for each statement execute function note_cell_fold();
-- 0091_plain_checks
alter table professionals
drop constraint professionals_slug_check,
drop constraint professionals_phone_check,
drop constraint professionals_whatsapp_check,
add constraint professionals_slug_check
check (slug ~ '^[a-z0-9][a-z0-9-]*[a-z0-9]$' and length(slug) between 3 and 60),
add constraint professionals_phone_check check (phone ~ '^[0-9]+$' and length(phone) between 10 and 13),
add constraint professionals_whatsapp_check
check (whatsapp ~ '^[0-9]+$' and length(whatsapp) between 10 and 13);
-- 0092_fewer_indexes
drop index if exists professionals_listed, professionals_newest, professionals_roster_newest;
create index professionals_newest on professionals (created_at desc, id) include (role, subscription_level, is_verified, blocked, specialty_id, state);
delete from put_off_indexes where name in ('professionals_listed', 'professionals_newest', 'professionals_roster_newest');
