import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * By which a reader knows whether the counts that it keeps still stand. Writers of `listing_cells` leave a row each, so
 * that none waits for another; folding, which one process does at a time, is counted and takes those rows away. Between
 * two folds what can be seen of them only grows: where as many are seen, they are the same.
 */
export default class ListingCellWrites extends BaseSchema {
  override async up() {
    this.schema.raw(`
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
    `)
  }

  override async down() {
    this.schema.raw(`
      drop trigger listing_cells_written on listing_cells;
      drop trigger listing_cells_folded on listing_cells;
      drop function note_cell_write(), note_cell_fold();
      drop table listing_cell_writes, listing_cell_folds;
    `)
  }
}
