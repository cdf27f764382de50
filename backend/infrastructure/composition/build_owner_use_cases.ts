import { CountDashboard } from '#application/professionals/editing/count_dashboard.ts'
import { ReadHiddenPhoto } from '#application/professionals/read_photo.ts'
import { ReadHiddenProfile } from '#application/professionals/editing/read_hidden_profile.ts'
import { UploadPhoto } from '#application/professionals/editing/profile_photo.ts'
import { UpdateLeadStatus } from '#application/leads/update_lead_status.ts'
import { ModerateReview } from '#application/reviews/moderate_review.ts'
import { ListOwnReviews } from '#application/reviews/list_own_reviews.ts'
import { ListContacts } from '#application/leads/list_contacts.ts'
import { DeleteContact } from '#application/leads/delete_contact.ts'
import { CheckOwnership } from '#application/professionals/editing/check_ownership.ts'
import { CheckSlug } from '#application/professionals/editing/check_slug.ts'
import { EditProfile } from '#application/professionals/editing/edit_profile.ts'
import { GetProfessional } from '#application/professionals/editing/get_professional.ts'
import { AddFaq } from '#application/professionals/parts/add_faq.ts'
import { AddInsurance } from '#application/professionals/parts/add_insurance.ts'
import { AddLocation } from '#application/professionals/parts/add_location.ts'
import { AddService } from '#application/professionals/parts/add_service.ts'
import { ChangeFaq } from '#application/professionals/parts/change_faq.ts'
import { ChangeLocation } from '#application/professionals/parts/change_location.ts'
import { ChangeService } from '#application/professionals/parts/change_service.ts'
import { ListOwnParts } from '#application/professionals/parts/list_own_parts.ts'
import { RemoveFaq } from '#application/professionals/parts/remove_faq.ts'
import { RemoveInsurance } from '#application/professionals/parts/remove_insurance.ts'
import { RemoveLocation } from '#application/professionals/parts/remove_location.ts'
import { RemoveService } from '#application/professionals/parts/remove_service.ts'
import { ReorderFaqs } from '#application/professionals/parts/reorder_faqs.ts'
import type { SiteAdapters } from './build_use_cases.ts'

/** What professionals do with their own profile. */
export function buildOwnerUseCases(adapters: SiteAdapters) {
  return {
    addFaq: new AddFaq(adapters),
    addInsurance: new AddInsurance(adapters),
    addLocation: new AddLocation(adapters),
    addService: new AddService(adapters),
    changeFaq: new ChangeFaq(adapters),
    changeLocation: new ChangeLocation(adapters),
    changeService: new ChangeService(adapters),
    deleteContact: new DeleteContact(adapters),
    listContacts: new ListContacts(adapters),
    listOwnReviews: new ListOwnReviews(adapters),
    moderateReview: new ModerateReview(adapters),
    updateLeadStatus: new UpdateLeadStatus(adapters),
    uploadPhoto: new UploadPhoto(adapters),
    readHiddenPhoto: new ReadHiddenPhoto(adapters),
    readHiddenProfile: new ReadHiddenProfile(adapters),
    countDashboard: new CountDashboard(adapters),
    checkOwnership: new CheckOwnership(adapters),
    checkSlug: new CheckSlug(adapters),
    editProfile: new EditProfile(adapters),
    getProfessional: new GetProfessional(adapters),
    listOwnParts: new ListOwnParts(adapters.professionals),
    removeFaq: new RemoveFaq(adapters),
    removeInsurance: new RemoveInsurance(adapters),
    removeLocation: new RemoveLocation(adapters),
    removeService: new RemoveService(adapters),
    reorderFaqs: new ReorderFaqs(adapters),
  }
}
