-- A row or two in every table of the first six migrations.
insert into specialties (id, name, feminine, slug) values (4, 'Cardiologista', 'Cardiologista', 'cardiologista');
insert into insurers (id, name) values (1, 'Outros'), (3, 'Amil');
insert into states (code, name) values ('SP', 'São Paulo');
insert into municipalities (ibge_code, name, state, latitude, longitude, population) values (3509502, 'Campinas', 'SP', -22.9, -47.06, 1139047);
insert into professionals (id, email, role, subscription_level, is_verified, name, lastname, specialty_id, crm, crm_key, slug, city, state, municipality_id, whatsapp, phone, rating, review_count)
values ('00000000-0000-4000-8000-000000000001', 'ana@exemplo.com.br', 'user', 'premium', true, 'Ana', 'Lima', 4, 'CRM-SP 12345', 'crmsp12345', 'ana-lima', 'Campinas', 'SP', 3509502, '19987654321', '1932345678', 4.5, 2),
       ('00000000-0000-4000-8000-000000000002', 'rui@exemplo.com.br', 'admin', 'free', false, 'Rui', 'Reis', null, 'CRM-SP 54321', 'crmsp54321', 'rui-reis', null, null, null, null, null, 0, 0);
insert into released_slugs values ('ana-cardio', '00000000-0000-4000-8000-000000000001', now());
insert into profile_images values ('00000000-0000-4000-8000-000000000001', 'abc', 160, 'webp', '\x00', now());
insert into staged_photos values ('00000000-0000-4000-8000-000000000001', 'def', 512, 'avif', '\x01', now());
insert into profile_views values ('00000000-0000-4000-8000-000000000001', '2026-11-01', 'visitor', false);
insert into profile_view_days values ('00000000-0000-4000-8000-000000000001', '2026-11-01', 7);
insert into visitor_salts values ('2026-11-01', decode(repeat('ab', 32), 'hex'));
insert into services (id, professional_id, name, price) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'Consulta', 200);
insert into professional_insurances (id, professional_id, insurer_id) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 3);
insert into locations (id, professional_id, name, address, city, state) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'Clínica', 'Rua A, 1', 'Campinas', 'SP');
insert into faqs (id, professional_id, question, answer) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'Atende à noite?', 'Sim.');
insert into reviews (id, professional_id, patient_name, rating, status, created_at, updated_at) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'Bia', 5, 'approved', now(), now());
insert into contacts (id, professional_id, kind, patient_name, patient_email, subject, message, fingerprint, created_at, updated_at) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'contact', 'Bia', 'bia@exemplo.com.br', 'Consulta', 'Quando?', 'f', now(), now());
insert into blog_posts (id, slug, title, meta_description, author_id, created_at, updated_at) values ('00000000-0000-4000-8000-000000000009', 'asma', 'Asma: o que é', repeat('a', 60), '00000000-0000-4000-8000-000000000002', now(), now());
insert into blog_post_views (blog_post_id, day, visitor) values ('00000000-0000-4000-8000-000000000009', '2026-11-01', 'visitor');
insert into password_resets (id, professional_id, token_hash, expires_at, created_at) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'hash', now(), now());
insert into rate_limits (key, points) values ('login', 3);
insert into sessions (token_hash, professional_id, remembered, started_at, last_seen_at, expires_at) values ('token', '00000000-0000-4000-8000-000000000001', true, now(), now(), now());
insert into account_notices values ('00000000-0000-4000-8000-000000000001', 'welcome', '2026-11-01');
insert into erasures values ('subject', 'email', now());
insert into audit_log (actor_kind, actor_id, action, subject_kind, subject_id) values ('operator', 'cli:maria', 'professional_verified', 'professional', '00000000-0000-4000-8000-000000000001');
insert into search_index (uid) values ('professionals_1');
insert into professional_listings values ('00000000-0000-4000-8000-000000000001', 100, 100, 4, 3509502, 'SP', 7, 4, array_to_tsvector('{ana,lima}'), 'crmsp12345');
insert into common_names (word, kept) values ('lima', true);
insert into common_name_bearers (word, came, gone) values ('lima', '\x00', '');
insert into listing_cell_folds (folds) values (1);
